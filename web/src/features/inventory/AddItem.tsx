import { createInventoryItem } from '@auctionwiz/contracts/inventory'
import { useCall } from '../../app/calls/use-call.ts'
import { useHouse } from '../../app/house.ts'
import { usePermissionReason } from '../../app/permissions.ts'
import { RecordDialog } from '../../ui/record-form/RecordDialog.tsx'
import { useNewRecord } from '../../ui/record-form/use-new-record.ts'
import { ItemFields } from './ItemFields.tsx'
import { itemCalls } from './item-calls.ts'
import { checkItem, emptyItem, newItemOf } from './item-form.ts'
import { inventoryText as text } from './messages.ts'

/** Adds an item. */
const AddItem = ({ onClose, onOpen }: { onClose: () => void; onOpen: (id: string) => void }) => {
  const call = useCall()
  const currency = useHouse().settings.defaultCurrency
  const form = useNewRecord({
    values: emptyItem,
    check: (values) => checkItem(values, currency),
    send: (values, idempotencyKey) => call(createInventoryItem, { body: newItemOf(values, currency), idempotencyKey }),
    refusals: { stock_number_taken: 'stockNumber' },
    refreshes: itemCalls,
    added: ({ id, title }) => ({ text: text.added({ name: title }), action: { label: text.view, onAction: () => onOpen(id) } }),
    failed: text.addFailed,
    onClose,
  })
  return (
    <RecordDialog
      title={text.addTitle}
      name="item"
      form={form}
      labels={text.labels}
      submit={{ label: text.add, busy: text.adding }}
      reason={usePermissionReason('inventory:create')}
      onClose={onClose}
    >
      <ItemFields form={form} />
    </RecordDialog>
  )
}

export default AddItem
