import { type InventoryItem, readInventoryItem, restoreInventoryItem } from '@auctionwiz/contracts/inventory'
import { listUndoables } from '@auctionwiz/contracts/undoables'
import { useCall } from '../../app/calls/use-call.ts'
import { useRefresh, useStore } from '../../app/calls/use-mutation.ts'
import { errorMessage } from '../../ui/ErrorState.tsx'
import { toast } from '../../ui/Toasts.tsx'
import { itemCalls } from './item-calls.ts'
import { inventoryText as text } from './messages.ts'

/** Undoes the deletion of an item, and says what came of it. */
export const useRestoreItem = () => {
  const call = useCall()
  const refresh = useRefresh()
  const store = useStore()
  return async ({ id, title: name }: Pick<InventoryItem, 'id' | 'title'>): Promise<void> => {
    try {
      // Its version is another one than before the deletion.
      store(readInventoryItem, { params: { id } }, await call(restoreInventoryItem, { params: { id } }))
      toast({ text: text.restored({ name }) })
    } catch (error) {
      toast({ tone: 'problem', text: text.restoreFailed({ name, problem: errorMessage(error) }) })
    } finally {
      refresh([...itemCalls, listUndoables])
    }
  }
}
