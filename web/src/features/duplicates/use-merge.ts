import { mergeBidders, mergeDuplicate } from '@auctionwiz/contracts/duplicates'
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
  /** The match, or the two bidders picked by hand. */
  of: { id: string } | { bidderIds: [string, string] }
  choices: MergeChoices | undefined
  /** After the merge, with the id of the match. */
  onMerged: (id: string) => void
  onUndo: (id: string) => void
}

/** Merges two records with the values chosen; a toast offers the undo. */
export const useMerge = ({ of, choices, onMerged, onUndo }: MergeOptions): Merge => {
  const found = useMutation(mergeDuplicate, { refreshes: mergeViews })
  const picked = useMutation(mergeBidders, { refreshes: mergeViews })
  const { busy, error } = 'id' in of ? found : picked
  const merge = async () => {
    if (busy || !choices) return
    const { primary, body } = choices
    const pair = 'id' in of ? await found.change({ params: of, body }) : await picked.change({ body: { ...of, ...body } })
    if (pair === undefined) return
    toast({
      text: duplicateText.mergedToast({ name: `${primary.name} (${primary.bidderId})` }),
      action: { label: duplicateText.undo, onAction: () => onUndo(pair.id) },
    })
    onMerged(pair.id)
  }
  return { run: () => void merge(), busy, error }
}
