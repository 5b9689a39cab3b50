import { type LotSummary, numberLots } from '@auctionwiz/contracts/lots'
import { useCall } from '../../app/calls/use-call.ts'
import { useRefresh } from '../../app/calls/use-mutation.ts'
import { look } from '../../ui/look.ts'
import { RecordDialog } from '../../ui/record-form/RecordDialog.tsx'
import { RecordField } from '../../ui/record-form/RecordField.tsx'
import { problemsIn } from '../../ui/record-form/schema-fields.ts'
import { useRecordForm } from '../../ui/record-form/use-record-form.ts'
import { toast } from '../../ui/Toasts.tsx'
import { lotText, lotFormText as text } from './messages.ts'
import { lotCalls } from './use-settle.ts'

interface MoveLotProps {
  lot: LotSummary
  onClose: () => void
}

/** Moves a lot behind another one, by its number. */
const MoveLot = ({ lot, onClose }: MoveLotProps) => {
  const call = useCall()
  const refresh = useRefresh()
  const { lotNumber: number } = lot
  const bodyOf = ({ after }: { after: string }) => ({
    kind: 'move' as const,
    lotId: lot.id,
    after: after.trim() === '' ? null : after.trim(),
  })
  const form = useRecordForm({
    opened: { values: { after: '' }, version: '' },
    check: (values) => problemsIn(numberLots.body, bodyOf(values), values),
    send: (values) => call(numberLots, { params: { id: lot.auctionId }, body: bodyOf(values) }),
    onSaved: () => {
      toast({ text: text.moved({ number }) })
      refresh(lotCalls)
      onClose()
    },
    onFailed: () => toast({ tone: 'problem', text: text.numberFailed }),
  })
  const labels = { after: text.after }
  const shapes = { after: { kind: 'line', required: false, options: [] } } as const
  return (
    <RecordDialog
      title={text.moveTitle({ number })}
      width={480}
      name="move"
      form={form}
      labels={labels}
      submit={{ label: lotText.move, busy: text.moving }}
      onClose={onClose}
    >
      <p className={look('muted', 'noMargin')}>{text.moveHelp}</p>
      <RecordField name="move" form={form} shapes={shapes} labels={labels} field="after" hint={text.afterHint} />
    </RecordDialog>
  )
}

export default MoveLot
