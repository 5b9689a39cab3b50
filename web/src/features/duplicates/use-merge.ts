import { mergeDuplicate } from '@auctionwiz/contracts/duplicates'
import { useMutation } from '../../app/calls/use-mutation.ts'
import { toast } from '../../ui/Toasts.tsx'
import { duplicateText } from './messages.ts'
import type { MergeChoices } from './use-merge-choices.ts'
import { mergeViews } from './use-pair-changes.ts'

export interface Merge {
  run: () => void
  busy: boolean
  /** Of the last attempt. */
  error: unknown
}

export interface MergeOptions {
  /** The pair. */
  id: string
  choices: MergeChoices | undefined
  /** After the merge. */
  onMerged: (id: string) => void
  onUndo: (id: string) => void
}

/** Merges a pair with the values chosen; a toast offers the undo. */
export const useMerge = ({ id, choices, onMerged, onUndo }: MergeOptions): Merge => {
  const { change, busy, error } = useMutation(mergeDuplicate, { refreshes: mergeViews })
  const merge = async () => {
    if (busy || !choices) return
    const { primary, body } = choices
    if ((await change({ params: { id }, body })) === undefined) return
    toast({
      text: duplicateText.mergedToast({ name: `${primary.name} (${primary.bidderId})` }),
      action: { label: duplicateText.undo, onAction: () => onUndo(id) },
    })
    onMerged(id)
  }
  return { run: () => void merge(), busy, error }
}
