import { type InventoryItem, readInventoryItem, updateInventoryItem } from '@auctionwiz/contracts/inventory'
import { useCall } from '../../app/calls/use-call.ts'
import { usePermissionReason } from '../../app/permissions.ts'
import { RecordDialog } from '../../ui/record-form/RecordDialog.tsx'
import { useChangedRecord } from '../../ui/record-form/use-changed-record.ts'
import { ItemFields } from './ItemFields.tsx'
import { itemCalls } from './item-calls.ts'
import { checkItem, itemChangeOf, itemValues } from './item-form.ts'
import { inventoryText as text } from './messages.ts'

/** Changes an item; what others saved meanwhile is merged. */
const EditItem = ({ opened, onClose }: { opened: InventoryItem; onClose: () => void }) => {
  const call = useCall()
  const params = { id: opened.id }
  const { currency } = opened
  const form = useChangedRecord({
    opened,
    valuesOf: itemValues,
    check: (values) => checkItem(values, currency),
    send: (values, base) => call(updateInventoryItem, { params, body: itemChangeOf(values, base, currency) }),
    reread: () => call(readInventoryItem, { params }),
    refusals: { stock_number_taken: 'stockNumber' },
    refreshes: [...itemCalls, readInventoryItem],
    saved: ({ title }) => text.saved({ name: title }),
    failed: text.saveFailed,
    onClose,
  })
  return (
    <RecordDialog
      title={text.editTitle({ name: opened.title })}
      name="item"
      form={form}
      labels={text.labels}
      submit={{ label: text.save, busy: text.saving }}
      reason={usePermissionReason('inventory:edit')}
      onClose={onClose}
    >
      <ItemFields form={form} opened={opened} />
    </RecordDialog>
  )
}

export default EditItem
