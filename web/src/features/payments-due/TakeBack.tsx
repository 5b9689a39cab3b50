import { type PaymentDue, reversePayment } from '@auctionwiz/contracts/payments-due'
import { useCall } from '../../app/calls/use-call.ts'
import { useRefresh } from '../../app/calls/use-mutation.ts'
import { useFormat } from '../../app/format.ts'
import { usePermissionReason } from '../../app/permissions.ts'
import { look } from '../../ui/look.ts'
import { RecordDialog } from '../../ui/record-form/RecordDialog.tsx'
import { RecordField } from '../../ui/record-form/RecordField.tsx'
import { problemsIn, shapesOf } from '../../ui/record-form/schema-fields.ts'
import { useRecordForm } from '../../ui/record-form/use-record-form.ts'
import { toast } from '../../ui/Toasts.tsx'
import { paymentsDueText as text } from './messages.ts'
import { paymentCalls } from './payment-calls.ts'

const shapes = shapesOf(reversePayment.body)

interface TakeBackProps {
  due: PaymentDue
  payment: PaymentDue['payments'][number]
  onClose: () => void
}

/** Takes back a payment that was recorded by mistake. */
const TakeBack = ({ due, payment, onClose }: TakeBackProps) => {
  const call = useCall()
  const refresh = useRefresh()
  const amount = useFormat().money({ amount: payment.amount, currency: due.currency })
  const bodyOf = ({ reason }: { reason: string }, version: string) => ({ paymentId: payment.id, reason, version })
  const form = useRecordForm({
    opened: { values: { reason: '' }, version: due.version },
    check: (values) => problemsIn(reversePayment.body, bodyOf(values, due.version), values),
    send: (values, base) => call(reversePayment, { params: { id: due.id }, body: bodyOf(values, base.version) }),
    onSaved: () => {
      toast({ text: text.takenBackNow({ amount }) })
      refresh(paymentCalls)
      onClose()
    },
    onFailed: () => refresh(paymentCalls),
  })
  const fields = { name: 'take-back', form, shapes, labels: text.takeBackLabels }
  return (
    <RecordDialog
      {...fields}
      title={text.takeBackTitle({ amount })}
      width={480}
      submit={{ label: text.takeBack, busy: text.taking }}
      reason={usePermissionReason('payments:process')}
      onClose={onClose}
    >
      <p className={look('noMargin')}>{text.takeBackText}</p>
      <RecordField {...fields} field="reason" rows={3} />
    </RecordDialog>
  )
}

export default TakeBack
