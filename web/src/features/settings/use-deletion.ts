import type { Endpoint } from '@auctionwiz/contracts/endpoint'
import { useEffect } from 'react'
import { type Change, useChange } from '../../app/calls/use-change.ts'
import { toast } from '../../components/Toasts.tsx'

interface DeletionOptions {
  /** What shows other data afterwards. */
  refreshes: readonly Endpoint[]
  words: { deleted: string; deleteFailed: string }
  onClose: () => void
}

/** Deletes something from the settings: says whether it was done, and closes what asked for it when it was. */
export const useDeletion = <E extends Endpoint>(endpoint: E, { refreshes, words, onClose }: DeletionOptions): Change<E> => {
  const deletion = useChange(endpoint, {
    refreshes,
    onDone: () => {
      toast({ text: words.deleted })
      onClose()
    },
  })
  const { error } = deletion
  useEffect(() => {
    if (error !== undefined) toast({ tone: 'problem', text: words.deleteFailed })
  }, [error, words])
  return deletion
}
