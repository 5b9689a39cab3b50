import { type NoticeStep, type PaymentDue, sendNextNotice } from '@auctionwiz/contracts/payments-due'
import { useMutation } from '../../app/calls/use-mutation.ts'
import { ConfirmDialog } from '../../ui/Dialog.tsx'
import { errorMessage } from '../../ui/ErrorState.tsx'
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
  const { change, busy, error } = useMutation(sendNextNotice, { refreshes: paymentCalls })
  const words = { step: text.steps[step], name: winnerName(due) }
  const confirm = async () => {
    if (busy || !(await change({ params: { id: due.id }, body: { step, version: due.version } }))) return
    toast({ text: text.sending(words) })
    onClose()
  }
  return (
    <ConfirmDialog
      title={text.sendTitle(words)}
      confirmLabel={text.send({ step: words.step })}
      busy={busy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>{text.sendText}</p>
      {error !== undefined && <p role="alert">{errorMessage(error)}</p>}
    </ConfirmDialog>
  )
}

export default SendNotice
