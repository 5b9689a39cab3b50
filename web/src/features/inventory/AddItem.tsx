import { createInventoryItem, type InventoryItem } from '@auctionwiz/contracts/inventory'
import { useRequestKey } from '../../app/calls/request-key.ts'
import { useCall } from '../../app/calls/use-call.ts'
import { useRefresh } from '../../app/calls/use-mutation.ts'
import { useHouse } from '../../app/house.ts'
import { usePermissionReason } from '../../app/permissions.ts'
import { RecordDialog } from '../../ui/record-form/RecordDialog.tsx'
import { useRecordForm } from '../../ui/record-form/use-record-form.ts'
import { toast } from '../../ui/Toasts.tsx'
import { ItemFields } from './ItemFields.tsx'
import { itemCalls } from './item-calls.ts'
import { checkItem, emptyItem, newItemOf } from './item-form.ts'
import { inventoryText as text } from './messages.ts'

/** Adds an item. One key per opened dialog makes a repeated send add it once. */
const AddItem = ({ onClose, onAdded }: { onClose: () => void; onAdded: (item: InventoryItem) => void }) => {
  const call = useCall()
  const refresh = useRefresh()
  const request = useRequestKey()
  const currency = useHouse().settings.defaultCurrency
  const form = useRecordForm({
    opened: { values: emptyItem, version: '' },
    check: (values) => checkItem(values, currency),
    send: (values) => call(createInventoryItem, { body: newItemOf(values, currency), idempotencyKey: request.key }),
    refusals: { stock_number_taken: 'stockNumber' },
    onSaved: (item) => {
      refresh(itemCalls)
      onAdded(item)
    },
    onFailed: (error) => {
      toast({ tone: 'problem', text: text.addFailed })
      request.onFailed(error)
    },
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
