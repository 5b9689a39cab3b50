import { type Bidder, type BidderSummary, deleteBidder } from '@auctionwiz/contracts/bidders'
import { useState } from 'react'
import { useCall } from '../../app/calls/use-call.ts'
import { errorMessage } from '../../components/ErrorState.tsx'
import { toast } from '../../components/Toasts.tsx'
import { fill } from '../../messages/index.ts'
import { bidderText } from './messages.ts'

type Named = Pick<Bidder | BidderSummary, 'id' | 'name'>

/** Deletes bidders: they leave the list at once, and come back with the reason when the service refuses. */
export const useRemoveBidder = (onDone: () => void): { removed: ReadonlySet<string>; removeNow: (bidder: Named) => Promise<void> } => {
  const call = useCall()
  const [removed, setRemoved] = useState<ReadonlySet<string>>(() => new Set())
  const removeNow = async ({ id, name }: Named) => {
    setRemoved((ids) => new Set(ids).add(id))
    try {
      await call(deleteBidder, { params: { id } })
      toast({ text: fill(bidderText.deletedToast, { name }) })
      onDone()
    } catch (error) {
      setRemoved((ids) => new Set([...ids].filter((other) => other !== id)))
      toast({ tone: 'problem', text: fill(bidderText.deleteFailed, { name, problem: errorMessage(error) }) })
    }
  }
  return { removed, removeNow }
}
