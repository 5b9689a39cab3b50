import { compareBidders } from '@auctionwiz/contracts/duplicates'
import { useQuery } from '../../app/calls/use-call.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { shownConfidence } from './confidence.ts'
import { duplicateText } from './messages.ts'
import { pairSentence } from './pair-words.ts'
import ResolveDialog from './ResolveDialog.tsx'
import { useMerge } from './use-merge.ts'
import { useMergeChoices } from './use-merge-choices.ts'
import { usePairChanges } from './use-pair-changes.ts'

export interface MergePickedProps {
  bidderIds: [string, string]
  onClose: () => void
  onMerged: () => void
}

/** Merges two bidders whom the user picked in the list, on the screen that resolves a match. */
const MergePicked = ({ bidderIds, onClose, onMerged }: MergePickedProps) => {
  const [first, second] = bidderIds
  const { data, error, reload } = useQuery(compareBidders, { query: { first, second } })
  const { undo } = usePairChanges()
  const choices = useMergeChoices(data)
  const merge = useMerge({ of: { bidderIds }, choices, onMerged, onUndo: (id) => void undo(id) })
  return (
    <ResolveDialog
      choices={choices}
      after={data?.after}
      merge={merge}
      about={data && `${duplicateText.likelyOne({ confidence: shownConfidence(data.confidence) })} ${pairSentence(data)}`}
      waiting={
        error === undefined ? (
          <SkeletonRows rows={6} columns={[120, 240, 160]} />
        ) : (
          <ErrorState title={duplicateText.detailFailed} error={error} onRetry={reload} />
        )
      }
      dirty={choices?.changed ?? false}
      onClose={onClose}
    />
  )
}

export default MergePicked
