import { type InventoryItem, readInventoryItem, updateInventoryItem } from '@auctionwiz/contracts/inventory'
import { useCall } from '../../app/calls/use-call.ts'
import { useRefresh } from '../../app/calls/use-mutation.ts'
import { usePermissionReason } from '../../app/permissions.ts'
import { RecordDialog } from '../../ui/record-form/RecordDialog.tsx'
import { useRecordForm } from '../../ui/record-form/use-record-form.ts'
import { toast } from '../../ui/Toasts.tsx'
import { ItemFields } from './ItemFields.tsx'
import { itemCalls } from './item-calls.ts'
import { checkItem, itemChangeOf, itemValues } from './item-form.ts'
import { inventoryText as text } from './messages.ts'

/** Changes an item; what others saved meanwhile is merged. */
const EditItem = ({ opened, onClose }: { opened: InventoryItem; onClose: () => void }) => {
  const call = useCall()
  const refresh = useRefresh()
  const params = { id: opened.id }
  const { currency } = opened
  const form = useRecordForm({
    opened: itemValues(opened),
    check: (values) => checkItem(values, currency),
    send: (values, base) => call(updateInventoryItem, { params, body: itemChangeOf(values, base, currency) }),
    latest: async () => itemValues(await call(readInventoryItem, { params })),
    refusals: { stock_number_taken: 'stockNumber' },
    onSaved: ({ title }) => {
      refresh([...itemCalls, readInventoryItem])
      toast({ text: text.saved({ name: title }) })
      onClose()
    },
    onFailed: () => toast({ tone: 'problem', text: text.saveFailed }),
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
