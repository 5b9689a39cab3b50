import { openPaymentCase, type PaymentDue } from '@auctionwiz/contracts/payments-due'
import { useNavigate } from 'react-router'
import { useFormat } from '../../app/format.ts'
import { paths } from '../../app/paths.ts'
import { ConfirmChange } from '../../ui/ConfirmChange.tsx'
import { paymentsDueText as text } from './messages.ts'
import { paymentCalls } from './payment-calls.ts'
import { winnerName } from './payment-columns.tsx'

/** Asks before a case is filed ahead of its day, and leads to it. */
const OpenCase = ({ due, onClose }: { due: PaymentDue; onClose: () => void }) => {
  const navigate = useNavigate()
  const format = useFormat()
  return (
    <ConfirmChange
      endpoint={openPaymentCase}
      input={{ params: { id: due.id }, body: { version: due.version } }}
      refreshes={paymentCalls}
      title={text.openCaseTitle({ name: winnerName(due) })}
      confirmLabel={text.openCase}
      onDone={({ caseId }) => {
        onClose()
        void navigate(`${paths.legal}/${caseId}`)
      }}
      onClose={onClose}
    >
      {text.openCaseText({ amount: format.money({ amount: due.balance, currency: due.currency }) })}
    </ConfirmChange>
  )
}

export default OpenCase
