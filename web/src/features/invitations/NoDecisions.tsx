import type { AuctionSummary } from '@auctionwiz/contracts/auctions'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { invitationText } from './messages.ts'
import { isNarrowed, noFilters, type QueueState } from './queue-state.ts'
import type { Summary } from './use-queue.ts'
import { useRunReason } from './use-run-reason.ts'

interface NoDecisionsProps {
  auction: AuctionSummary
  state: QueueState
  change: (change: Partial<QueueState>) => void
  counts: Summary['counts'] | undefined
  onRun: () => void
}

/** Why the list is empty, and the one action that helps. */
export const NoDecisions = ({ auction, state, change, counts, onRun }: NoDecisionsProps) => {
  const mayNotRun = useRunReason(auction)
  if (isNarrowed(state) && counts?.[state.state] !== 0)
    return (
      <EmptyState title={invitationText.noMatchTitle} actions={<Button onClick={() => change(noFilters)}>{invitationText.clear}</Button>}>
        {invitationText.noMatchText}
      </EmptyState>
    )
  const [title, words] = invitationText.none[state.state]
  return (
    <EmptyState
      title={title}
      actions={
        state.state === 'denied' ? (
          <Button onClick={() => change({ state: 'review' })}>{invitationText.showReview}</Button>
        ) : (
          <Button look="primary" reason={mayNotRun} onClick={onRun}>
            {invitationText.run}
          </Button>
        )
      }
    >
      {words}
    </EmptyState>
  )
}
