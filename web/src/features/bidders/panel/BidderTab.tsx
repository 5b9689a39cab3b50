import type { Bidder, BidderSummary } from '@auctionwiz/contracts/bidders'
import type { ScoreType } from '@auctionwiz/contracts/scores'
import { externalHistory } from '@auctionwiz/domain/scores/external-history'
import { useCan } from '../../../app/permissions.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { NoPermission } from '../../../ui/NoPermission.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { bidderText } from '../messages.ts'
import { AuctionHistory } from './AuctionHistory.tsx'
import { Notes } from './Notes.tsx'
import { Overview } from './Overview.tsx'
import type { PanelTab } from './panel-tabs.ts'
import { ScoreBreakdown } from './ScoreBreakdown.tsx'

export interface BidderTabProps {
  tab: PanelTab
  /** The data of the list's row. */
  row: BidderSummary | undefined
  /** The full record, once loaded. */
  bidder: Bidder | undefined
  error: unknown
  onRetry: () => void
  scoreType: ScoreType
  onTab: (tab: PanelTab) => void
  /** A note was asked for: its field takes the focus. */
  noting: boolean
  onNoting: (noting: boolean) => void
}

/** The content of the selected tab. Overview begins with the row's data. */
export const BidderTab = ({ tab, row, bidder, error, onRetry, scoreType, onTab, noting, onNoting }: BidderTabProps) => {
  const maySeeHistory = useCan('bidders:history_view')
  if (tab === 'overview' && row && (bidder || error === undefined))
    return <Overview bidder={row} record={bidder} scoreType={scoreType} onAddNote={() => onNoting(true)} onNotes={() => onTab('notes')} />
  if (tab === 'history' && !maySeeHistory)
    return <NoPermission permission="bidders:history_view" what={bidderText.auctionHistories} compact />
  if (!bidder)
    return error === undefined ? (
      <SkeletonRows rows={8} columns={[160, 48, 200]} />
    ) : (
      <ErrorState compact title={bidderText.profileFailed} error={error} onRetry={onRetry} />
    )
  if (tab === 'scores') return <ScoreBreakdown bidder={bidder} scoreType={scoreType} />
  if (tab === 'history') return <AuctionHistory items={[...bidder.auctionHistory, ...externalHistory(bidder)]} />
  return <Notes bidder={bidder} noting={noting} onNoting={onNoting} />
}
