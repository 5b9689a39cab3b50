import { type NoticeStep, type PaymentDue, sendNextNotice } from '@auctionwiz/contracts/payments-due'
import { ConfirmChange } from '../../ui/ConfirmChange.tsx'
import { toast } from '../../ui/Toasts.tsx'
import { paymentsDueText as text } from './messages.ts'
import { paymentCalls } from './payment-calls.ts'
import { winnerName } from './payment-columns.tsx'

interface SendNoticeProps {
  due: PaymentDue
  step: NoticeStep
  onClose: () => void
}

/** Asks before a notice goes out ahead of its day. */
const SendNotice = ({ due, step, onClose }: SendNoticeProps) => {
  const words = { step: text.steps[step], name: winnerName(due) }
  return (
    <ConfirmChange
      endpoint={sendNextNotice}
      input={{ params: { id: due.id }, body: { step, version: due.version } }}
      refreshes={paymentCalls}
      title={text.sendTitle(words)}
      confirmLabel={text.send({ step: words.step })}
      onDone={() => {
        toast({ text: text.sending(words) })
        onClose()
      }}
      onClose={onClose}
    >
      {text.sendText}
    </ConfirmChange>
  )
}

export default SendNotice
