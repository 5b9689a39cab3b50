import { numberLots } from '@auctionwiz/contracts/lots'
import { useCall } from '../../app/calls/use-call.ts'
import { useRefresh } from '../../app/calls/use-mutation.ts'
import { look } from '../../ui/look.ts'
import { FieldPair } from '../../ui/record-form/FieldPair.tsx'
import { RecordDialog } from '../../ui/record-form/RecordDialog.tsx'
import { RecordField } from '../../ui/record-form/RecordField.tsx'
import { problemsIn } from '../../ui/record-form/schema-fields.ts'
import { useRecordForm } from '../../ui/record-form/use-record-form.ts'
import { toast } from '../../ui/Toasts.tsx'
import { lotText, lotFormText as text } from './messages.ts'
import { lotCalls } from './use-settle.ts'

interface RenumberLotsProps {
  auctionId: string
  onClose: () => void
}

interface Values {
  from: string
  step: string
}

const bodyOf = ({ from, step }: Values) => ({ kind: 'renumber' as const, from: Number(from), step: Number(step) })

/** The first numbers that the typed ones lead to, such as "10, 20, 30". */
const firstNumbers = (values: Values): string => {
  const { from, step } = bodyOf(values)
  return [0, 1, 2].map((index) => from + index * step).join(', ')
}

/** Gives all lots to come whole numbers in their order. */
const RenumberLots = ({ auctionId, onClose }: RenumberLotsProps) => {
  const call = useCall()
  const refresh = useRefresh()
  const form = useRecordForm({
    opened: { values: { from: '1', step: '1' }, version: '' },
    check: (values) => problemsIn(numberLots.body, bodyOf(values), values),
    send: (values) => call(numberLots, { params: { id: auctionId }, body: bodyOf(values) }),
    onSaved: ({ changed }) => {
      toast({ text: text.renumbered({ count: changed }) })
      refresh(lotCalls)
      onClose()
    },
    onFailed: () => {
      toast({ tone: 'problem', text: text.numberFailed })
      refresh(lotCalls)
    },
  })
  const labels = { from: text.from, step: text.step }
  const shape = { kind: 'number', required: true, options: [] } as const
  const fields = { name: 'renumber', form, shapes: { from: shape, step: shape }, labels }
  const isValid = Object.keys(problemsIn(numberLots.body, bodyOf(form.values), form.values)).length === 0
  return (
    <RecordDialog
      title={text.renumberTitle}
      width={480}
      name="renumber"
      form={form}
      labels={labels}
      submit={{ label: lotText.renumber, busy: text.renumbering }}
      onClose={onClose}
    >
      <p className={look('muted', 'noMargin')} aria-live="polite">
        {text.renumberHelp({ numbers: isValid ? firstNumbers(form.values) : '…' })}
      </p>
      <FieldPair>
        <RecordField {...fields} field="from" />
        <RecordField {...fields} field="step" />
      </FieldPair>
    </RecordDialog>
  )
}

export default RenumberLots
