import { updateBidder } from '@auctionwiz/contracts/bidder-edits'
import { type Bidder, readBidder } from '@auctionwiz/contracts/bidders'
import { CallError } from '@auctionwiz/contracts/client'
import { useState } from 'react'
import { useCall } from '../../../app/calls/use-call.ts'
import { useStore } from '../../../app/calls/use-mutation.ts'
import { labels } from '../../../messages/label-messages.ts'
import { errorMessage } from '../../../ui/ErrorState.tsx'
import { toast } from '../../../ui/Toasts.tsx'
import { useBidders } from '../bidders-context.ts'
import type { BidderStatus } from '../list-state.ts'
import { bidderText } from '../messages.ts'
import { useUndoEdit } from '../use-undo-edit.ts'
import { profileText } from './messages.ts'

/** Attempts for one change; background jobs may save the record meanwhile. */
const attempts = 4

/** Sets a bidder's status and offers to undo it. Resolves to whether it was saved; a toast shows why not. */
export const useChangeStatus = () => {
  const call = useCall()
  const store = useStore()
  const { reload } = useBidders()
  const undo = useUndoEdit(reload)
  const [busy, setBusy] = useState(false)

  const save = async (before: Bidder, status: BidderStatus, statusReason: string, attempt = 1): Promise<[from: Bidder, saved: Bidder]> => {
    const params = { id: before.id }
    try {
      const body = { status, ...(statusReason && { statusReason }), version: before.version }
      return [before, await call(updateBidder, { params, body })]
    } catch (failure) {
      if (!(failure instanceof CallError && failure.code === 'stale_version') || attempt === attempts) throw failure
    }
    const latest = await call(readBidder, { params })
    store(readBidder, { params }, latest)
    return save(latest, status, statusReason, attempt + 1)
  }

  const change = async (before: Bidder, status: BidderStatus, reason = ''): Promise<boolean> => {
    setBusy(true)
    try {
      const [from, saved] = await save(before, status, reason.trim())
      store(readBidder, { params: { id: saved.id } }, saved)
      reload()
      const action = { label: bidderText.undo, onAction: () => void undo(from, saved) }
      toast({ text: profileText.statusChanged({ name: saved.name, status: labels.status[status] }), action })
      return true
    } catch (failure) {
      toast({ tone: 'problem', text: `${bidderText.saveFailed} ${errorMessage(failure)}` })
      return false
    } finally {
      setBusy(false)
    }
  }

  return { change, busy }
}
