import type { Auction } from '@auctionwiz/contracts/auctions'
import { type ManyLotsChange, newLot } from '@auctionwiz/contracts/lots'
import { look } from '../../ui/look.ts'
import { FieldPair } from '../../ui/record-form/FieldPair.tsx'
import { RecordDialog } from '../../ui/record-form/RecordDialog.tsx'
import { RecordField } from '../../ui/record-form/RecordField.tsx'
import { shapesOf } from '../../ui/record-form/schema-fields.ts'
import { useRecordForm } from '../../ui/record-form/use-record-form.ts'
import { checkMany, emptyMany, manyFieldsOf } from './lot-form.ts'
import { lotFormText as text } from './messages.ts'

interface EditLotsProps {
  auction: Auction
  count: number
  onSend: (change: ManyLotsChange) => void
  onClose: () => void
}

const shapes = shapesOf(newLot)

/** Sets the fields that are filled in, in many lots. */
const EditLots = ({ auction: { currency }, count, onSend, onClose }: EditLotsProps) => {
  const form = useRecordForm({
    opened: { values: emptyMany, version: '' },
    check: (values) => checkMany(values, currency),
    send: async (values) => manyFieldsOf(values, currency),
    onSaved: (fields) => {
      onSend({ kind: 'edit', fields })
      onClose()
    },
  })
  const fields = { name: 'lots', form, shapes, labels: text.labels }
  return (
    <RecordDialog
      title={text.editMany({ count })}
      name="lots"
      form={form}
      labels={text.labels}
      submit={{ label: text.save, busy: text.saving }}
      onClose={onClose}
    >
      <p className={look('muted', 'noMargin')}>{text.editManyHelp}</p>
      <FieldPair>
        <RecordField {...fields} field="estimateLow" />
        <RecordField {...fields} field="estimateHigh" />
      </FieldPair>
      <FieldPair>
        <RecordField {...fields} field="startingBid" />
        <RecordField {...fields} field="reserve" />
      </FieldPair>
      <RecordField {...fields} field="notes" />
    </RecordDialog>
  )
}

export default EditLots
