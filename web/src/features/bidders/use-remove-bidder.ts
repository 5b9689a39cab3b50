import { type Bidder, type BidderSummary } from '@auctionwiz/contracts/bidders'
import { deleteBidder } from '@auctionwiz/contracts/bidder-removal'
import { useState } from 'react'
import { useCall } from '../../app/calls/use-call.ts'
import { useCan } from '../../app/permissions.ts'
import { withTexts } from '../../messages/catalogue.ts'
import { errorMessage } from '../../ui/ErrorState.tsx'
import { toast } from '../../ui/Toasts.tsx'
import { bidderText } from './messages.ts'

type Named = Pick<Bidder | BidderSummary, 'id' | 'name'>

export interface RemoveBidder {
  removed: ReadonlySet<string>
  /** Whether a deletion can be undone: it is then a bulk change of one bidder. */
  mayUndo: boolean
  removeNow: (bidder: Named) => Promise<void>
}

/** Deletes bidders: they leave the list immediately; a refusal restores them and shows the reason; Undo restores them too. */
export const useRemoveBidder = (onDone: () => void): RemoveBidder => {
  const call = useCall()
  const mayUndo = useCan('bidders:bulk_actions')
  const [removed, setRemoved] = useState<ReadonlySet<string>>(() => new Set())
  const show = (id: string) => setRemoved((ids) => new Set([...ids].filter((other) => other !== id)))

  const undoable = async ({ id, name }: Named): Promise<() => void> => {
    const { removeOne } = await withTexts(() => import('./bulk/remove-one.ts'))()
    const bringBack = await removeOne(call, id)
    const undo = async () => {
      try {
        toast({ text: await bringBack() })
        show(id)
        onDone()
      } catch (error) {
        toast({ tone: 'problem', text: bidderText.undoFailed({ name, problem: errorMessage(error) }) })
      }
    }
    return () => void undo()
  }

  const removeNow = async (bidder: Named) => {
    const { id, name } = bidder
    setRemoved((ids) => new Set(ids).add(id))
    try {
      const onAction = mayUndo ? await undoable(bidder) : undefined
      if (!onAction) await call(deleteBidder, { params: { id } })
      toast({ text: bidderText.deletedToast({ name }), ...(onAction && { action: { label: bidderText.undo, onAction } }) })
      onDone()
    } catch (error) {
      show(id)
      toast({ tone: 'problem', text: bidderText.deleteFailed({ name, problem: errorMessage(error) }) })
    }
  }
  return { removed, mayUndo, removeNow }
}
