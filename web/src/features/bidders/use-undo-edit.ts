import { updateBidder } from '@auctionwiz/contracts/bidder-edits'
import { type Bidder, readBidder } from '@auctionwiz/contracts/bidders'
import type { BodyInputOf } from '@auctionwiz/contracts/endpoint'
import { useCall } from '../../app/calls/use-call.ts'
import { useStore } from '../../app/calls/use-mutation.ts'
import { errorMessage } from '../../ui/ErrorState.tsx'
import { toast } from '../../ui/Toasts.tsx'
import { changeBody } from './bidder-changes.ts'
import { formOf } from './bidder-form.ts'
import { bidderText } from './messages.ts'

/** Reverts the fields of a saved change, unless someone has changed the bidder since. */
export const useUndoEdit = (onSaved: (bidder: Bidder) => void) => {
  const call = useCall()
  const store = useStore()
  return async (before: Bidder, after: Bidder): Promise<void> => {
    const params = { id: after.id }
    try {
      const undone = await call(updateBidder, { params, body: undoBody(before, after) })
      store(readBidder, { params }, undone)
      toast({ text: bidderText.undoneToast({ name: undone.name }) })
      onSaved(undone)
    } catch (failure) {
      toast({ tone: 'problem', text: `${bidderText.saveFailed} ${errorMessage(failure)}` })
    }
  }
}

/** A status that comes back brings the reason that it had. */
const undoBody = (before: Bidder, after: Bidder): BodyInputOf<typeof updateBidder> => {
  const reason = before.status === after.status ? undefined : before.statusReason?.reason
  return { ...changeBody(formOf(after), formOf(before), after.version), ...(reason && { statusReason: reason }) }
}
