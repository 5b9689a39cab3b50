import { listBidders, readBidder } from '@auctionwiz/contracts/bidders'
import {
  countDuplicates,
  type DuplicatePair,
  dismissDuplicate,
  listDuplicates,
  readDuplicate,
  reopenDuplicate,
  undoMerge,
} from '@auctionwiz/contracts/duplicates'
import { useEffect } from 'react'
import { type Change, useMutation } from '../../app/calls/use-mutation.ts'
import { errorMessage } from '../../ui/ErrorState.tsx'
import { toast } from '../../ui/Toasts.tsx'
import { duplicateText } from './messages.ts'

/** The calls whose data a decision affects. */
const pairViews = [listDuplicates, countDuplicates, readDuplicate]
export const mergeViews = [...pairViews, listBidders, readBidder]

const useErrorToast = (error: unknown): void => {
  useEffect(() => {
    if (error !== undefined) toast({ tone: 'problem', text: errorMessage(error) })
  }, [error])
}

export interface PairChanges {
  dismiss: (pair: DuplicatePair) => Promise<boolean>
  reopen: (id: string) => Promise<boolean>
  undo: (id: string) => Promise<boolean>
  busy: boolean
}

/**
 * Dismisses, restores and undoes; each action shows its result with an undo, or the reason for a failure.
 * @param onReturned a match is pending again
 */
export const usePairChanges = (onReturned?: (id: string) => void): PairChanges => {
  const dismissal = useMutation(dismissDuplicate, { refreshes: pairViews })
  const reopening = useMutation(reopenDuplicate, { refreshes: pairViews })
  const undoing = useMutation(undoMerge, { refreshes: mergeViews })
  useErrorToast(dismissal.error)
  useErrorToast(reopening.error)
  useErrorToast(undoing.error)
  const run = async <E extends Parameters<typeof useMutation>[0]>({ change }: Change<E>, id: string): Promise<boolean> =>
    (await change({ params: { id } } as Parameters<typeof change>[0])) !== undefined
  const reopen = async (id: string) => {
    const done = await run(reopening, id)
    if (done) {
      onReturned?.(id)
      toast({ text: duplicateText.reopenedToast })
    }
    return done
  }
  return {
    dismiss: async ({ id, people: [first, second] }) => {
      const done = await run(dismissal, id)
      const text = duplicateText.dismissedToast({ first: first.name, second: second.name })
      if (done) toast({ text, action: { label: duplicateText.undo, onAction: () => void reopen(id) } })
      return done
    },
    reopen,
    undo: async (id) => {
      const done = await run(undoing, id)
      if (done) {
        onReturned?.(id)
        toast({ text: duplicateText.undoneToast })
      }
      return done
    },
    busy: dismissal.busy || reopening.busy || undoing.busy,
  }
}
