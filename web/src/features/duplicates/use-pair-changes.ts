import { listBidders, readBidder } from '@auctionwiz/contracts/bidders'
import { countDuplicates } from '@auctionwiz/contracts/duplicate-counts'
import {
  type DuplicatePair,
  dismissDuplicate,
  listDuplicates,
  readDuplicate,
  reopenDuplicate,
  undoMerge,
} from '@auctionwiz/contracts/duplicates'
import type { Endpoint } from '@auctionwiz/contracts/endpoint'
import { useState } from 'react'
import { useCall } from '../../app/calls/use-call.ts'
import { useRefresh } from '../../app/calls/use-mutation.ts'
import { errorMessage } from '../../ui/ErrorState.tsx'
import { toast } from '../../ui/Toasts.tsx'
import { duplicateText } from './messages.ts'

/** The calls whose data a decision affects. */
const pairViews = [listDuplicates, countDuplicates, readDuplicate]
export const mergeViews = [...pairViews, listBidders, readBidder]

export interface PairChanges {
  dismiss: (pair: DuplicatePair) => Promise<boolean>
  reopen: (id: string) => Promise<boolean>
  undo: (id: string) => Promise<boolean>
  busy: boolean
}

/**
 * Dismisses, restores and undoes; each action shows its result with an undo, or the reason for a failure, also when the screen that began it is gone.
 * @param onReturned a match is pending again
 */
export const usePairChanges = (onReturned?: (id: string) => void): PairChanges => {
  const call = useCall()
  const refresh = useRefresh()
  const [busy, setBusy] = useState(false)
  const run = async (send: () => Promise<unknown>, views: readonly Endpoint[], done: Parameters<typeof toast>[0]): Promise<boolean> => {
    setBusy(true)
    try {
      await send()
      refresh(views)
      toast(done)
      return true
    } catch (error) {
      toast({ tone: 'problem', text: errorMessage(error) })
      return false
    } finally {
      setBusy(false)
    }
  }
  const back = async (id: string, done: Promise<boolean>): Promise<boolean> => {
    const isDone = await done
    if (isDone) onReturned?.(id)
    return isDone
  }
  const reopen = (id: string) =>
    back(
      id,
      run(() => call(reopenDuplicate, { params: { id } }), pairViews, { text: duplicateText.reopenedToast }),
    )
  return {
    dismiss: ({ id, people: [first, second] }) =>
      run(() => call(dismissDuplicate, { params: { id } }), pairViews, {
        text: duplicateText.dismissedToast({ first: first.name, second: second.name }),
        action: { label: duplicateText.undo, onAction: () => void reopen(id) },
      }),
    reopen,
    undo: (id) =>
      back(
        id,
        run(() => call(undoMerge, { params: { id } }), mergeViews, { text: duplicateText.undoneToast }),
      ),
    busy,
  }
}
