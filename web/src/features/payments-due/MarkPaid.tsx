import { type PaymentDue, type PaymentMethod, paymentMethods, recordPayment } from '@auctionwiz/contracts/payments-due'
import { dayIn } from '@auctionwiz/domain/zoned-time'
import { useCall } from '../../app/calls/use-call.ts'
import { useRefresh } from '../../app/calls/use-mutation.ts'
import { useFormat } from '../../app/format.ts'
import { usePermissionReason } from '../../app/permissions.ts'
import { look } from '../../ui/look.ts'
import { FieldPair } from '../../ui/record-form/FieldPair.tsx'
import { RecordDialog } from '../../ui/record-form/RecordDialog.tsx'
import { RecordField } from '../../ui/record-form/RecordField.tsx'
import { type FieldShape, problemsIn } from '../../ui/record-form/schema-fields.ts'
import { useRecordForm } from '../../ui/record-form/use-record-form.ts'
import { toast } from '../../ui/Toasts.tsx'
import { amountOf, amountText } from '../auctions/band-texts.ts'
import { paymentsDueText as text } from './messages.ts'
import { paymentCalls } from './payment-calls.ts'
import { winnerName } from './payment-columns.tsx'

interface PaidValues {
  amount: string
  paidOn: string
  method: PaymentMethod
  reference: string
}

const shapes: Readonly<Record<string, FieldShape>> = {
  amount: { kind: 'number', required: true, options: [] },
  paidOn: { kind: 'date', required: true, options: [] },
  method: { kind: 'choice', required: true, options: paymentMethods },
  reference: { kind: 'line', required: false, options: [] },
}

/** Records what a winner paid: all that is owed, unless a part is entered. */
const MarkPaid = ({ due, onClose }: { due: PaymentDue; onClose: () => void }) => {
  const { id, balance, currency, version } = due
  const call = useCall()
  const refresh = useRefresh()
  const format = useFormat()
  const money = (amount: number) => format.money({ amount, currency })
  const today = dayIn(new Date().toISOString(), format.timeZone)
  const bodyOf = ({ amount, paidOn, method, reference }: PaidValues, read: string) => ({
    ...{ amount: amountOf(amount, currency) ?? 0, paidOn, method, version: read },
    ...(reference.trim() !== '' && { reference }),
  })
  const form = useRecordForm({
    opened: {
      values: { amount: amountText(balance, currency), paidOn: today, method: 'bank_transfer', reference: '' } as PaidValues,
      version,
    },
    check: (values) => ({
      ...problemsIn(recordPayment.body, bodyOf(values, version), values),
      ...(amountOf(values.amount, currency) === undefined && { amount: text.amountProblem }),
    }),
    send: (values, base) => call(recordPayment, { params: { id }, body: bodyOf(values, base.version) }),
    refusals: { payment_above_balance: 'amount' },
    onSaved: () => {
      toast({ text: text.recorded({ amount: money(amountOf(form.values.amount, currency) ?? 0) }) })
      refresh(paymentCalls)
      onClose()
    },
    onFailed: () => refresh(paymentCalls),
  })
  const fields = { name: 'payment', form, shapes, labels: text.paidLabels }
  return (
    <RecordDialog
      {...fields}
      title={text.paidTitle({ name: winnerName(due) })}
      width={480}
      submit={{ label: text.record, busy: text.recording }}
      reason={usePermissionReason('payments:process')}
      onClose={onClose}
    >
      <p className={look('noMargin')}>
        {due.auctionTitle}
        <span className={look('block', 'note')}>{text.open({ amount: money(balance) })}</span>
      </p>
      <FieldPair>
        <RecordField {...fields} field="amount" unit={currency} />
        <RecordField {...fields} field="paidOn" />
      </FieldPair>
      <RecordField {...fields} field="method" options={paymentMethods.map((one) => [one, text.methods[one]] as const)} />
      <RecordField {...fields} field="reference" hint={text.referenceHint} />
    </RecordDialog>
  )
}

export default MarkPaid
