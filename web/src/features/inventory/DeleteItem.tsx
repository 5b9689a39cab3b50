import { deleteInventoryItem, type InventoryItem, readInventoryItem } from '@auctionwiz/contracts/inventory'
import { ConfirmChange } from '../../ui/ConfirmChange.tsx'
import { toast } from '../../ui/Toasts.tsx'
import { itemCalls } from './item-calls.ts'
import { inventoryText as text } from './messages.ts'
import { useRestoreItem } from './use-restore-item.ts'

interface DeleteItemProps {
  item: InventoryItem
  onDeleted: () => void
  onClose: () => void
}

/** Asks before an item leaves the inventory, and offers to undo it. */
const DeleteItem = ({ item: { id, title: name, version }, onDeleted, onClose }: DeleteItemProps) => {
  const restore = useRestoreItem()
  return (
    <ConfirmChange
      endpoint={deleteInventoryItem}
      input={{ params: { id }, body: { version } }}
      refreshes={itemCalls}
      rereads={[readInventoryItem]}
      title={text.deleteTitle({ name })}
      confirmLabel={text.delete}
      onDone={() => {
        toast({ text: text.deleted({ name }), action: { label: text.undo, onAction: () => void restore({ id, title: name }) } })
        onDeleted()
      }}
      onClose={onClose}
    >
      {text.deleteText}
    </ConfirmChange>
  )
}

export default DeleteItem
