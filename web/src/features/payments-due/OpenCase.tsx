import { openPaymentCase, type PaymentDue } from '@auctionwiz/contracts/payments-due'
import { useNavigate } from 'react-router'
import { useMutation } from '../../app/calls/use-mutation.ts'
import { useFormat } from '../../app/format.ts'
import { paths } from '../../app/paths.ts'
import { ConfirmDialog } from '../../ui/Dialog.tsx'
import { errorMessage } from '../../ui/ErrorState.tsx'
import { paymentsDueText as text } from './messages.ts'
import { paymentCalls } from './payment-calls.ts'
import { winnerName } from './payment-columns.tsx'

/** Asks before a case is filed ahead of its day, and leads to it. */
const OpenCase = ({ due, onClose }: { due: PaymentDue; onClose: () => void }) => {
  const { change, busy, error } = useMutation(openPaymentCase, { refreshes: paymentCalls })
  const navigate = useNavigate()
  const format = useFormat()
  const confirm = async () => {
    const filed = busy ? undefined : await change({ params: { id: due.id }, body: { version: due.version } })
    if (!filed) return
    onClose()
    void navigate(`${paths.legal}/${filed.caseId}`)
  }
  return (
    <ConfirmDialog
      title={text.openCaseTitle({ name: winnerName(due) })}
      confirmLabel={text.openCase}
      busy={busy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>{text.openCaseText({ amount: format.money({ amount: due.balance, currency: due.currency }) })}</p>
      {error !== undefined && <p role="alert">{errorMessage(error)}</p>}
    </ConfirmDialog>
  )
}

export default OpenCase
