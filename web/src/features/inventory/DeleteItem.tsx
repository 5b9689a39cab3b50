import { deleteInventoryItem, type InventoryItem, readInventoryItem } from '@auctionwiz/contracts/inventory'
import { useMutation, useRefresh } from '../../app/calls/use-mutation.ts'
import { ConfirmDialog } from '../../ui/Dialog.tsx'
import { errorMessage } from '../../ui/ErrorState.tsx'
import { look } from '../../ui/look.ts'
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
  const { change, busy, error } = useMutation(deleteInventoryItem, { refreshes: itemCalls })
  const refresh = useRefresh()
  const restore = useRestoreItem()
  const confirm = async () => {
    if (busy) return
    // Somebody may have changed it meanwhile: a second try is for the item as it is now.
    if (!(await change({ params: { id }, body: { version } }))) return refresh([readInventoryItem])
    toast({ text: text.deleted({ name }), action: { label: text.undo, onAction: () => void restore({ id, title: name }) } })
    onDeleted()
  }
  return (
    <ConfirmDialog
      title={text.deleteTitle({ name })}
      confirmLabel={text.delete}
      busy={busy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>{text.deleteText}</p>
      {error !== undefined && (
        <p role="alert" className={look('problem', 'aboveS')}>
          {errorMessage(error)}
        </p>
      )}
    </ConfirmDialog>
  )
}

export default DeleteItem
