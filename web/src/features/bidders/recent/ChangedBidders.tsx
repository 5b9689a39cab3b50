import { type BidderChange, type ChangedBidderEntry, readBidderChange } from '@auctionwiz/contracts/bulk'
import { useState } from 'react'
import { usePages } from '../../../app/calls/use-pages.ts'
import { AppLink } from '../../../ui/AppLink.tsx'
import { Button } from '../../../ui/Button.tsx'
import { columns } from '../../../ui/columns.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { look } from '../../../ui/look.ts'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { recentText as text } from './messages.ts'
import { RestoreDialog } from './RestoreDialog.tsx'

export interface ChangedBiddersProps {
  change: BidderChange
  /** Why the user may not undo the change. */
  mayNot: string | undefined
}

/** The bidders whose change is not undone yet; a deleted one can be restored individually. */
export const ChangedBidders = ({ change, mayNot }: ChangedBiddersProps) => {
  const pages = usePages(readBidderChange, { params: { id: change.run }, query: {} })
  const [restoring, setRestoring] = useState<ChangedBidderEntry>()
  const isDeletion = change.action.kind === 'delete'
  const bidders = pages.data?.flatMap((page) => page.bidders)
  if (pages.error !== undefined && !bidders)
    return <ErrorState compact title={text.biddersFailed} error={pages.error} onRetry={pages.reload} />
  if (!bidders) return <SkeletonRows rows={2} columns={[200, 200]} />
  return (
    <div className={look('padBottomL', 'padLeftL')}>
      <ul className={look('lineAbove')}>
        {bidders.map((bidder) => (
          <li
            key={bidder.id}
            className={look('grid', 'center', 'gapFacts', 'padRowSNudge', 'lineBelow', 'columns')}
            style={columns('2fr 2fr auto', '1fr auto')}
          >
            <span className={look('stack', 'shrinks', 'breaks')}>
              <Name bidder={bidder} isDeleted={isDeletion} />
              <span className={look('note')}>{bidder.email}</span>
            </span>
            <span className={look('note', 'phoneWholeRow', 'phoneLast')}>{problemOf(bidder)}</span>
            {isDeletion && (
              <Button small reason={mayNot} aria-label={text.restoreName({ name: bidder.name })} onClick={() => setRestoring(bidder)}>
                {text.restore}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {pages.hasMore && (
        <Button small busy={pages.loadingMore} onClick={pages.loadMore}>
          {text.more}
        </Button>
      )}
      {restoring && <RestoreDialog bidder={restoring} onClose={() => setRestoring(undefined)} />}
    </div>
  )
}

const Name = ({ bidder: { id, name, bidderId }, isDeleted }: { bidder: ChangedBidderEntry; isDeleted: boolean }) => {
  if (name === '') return <span>{text.removedBidder}</span>
  return (
    <span>
      {isDeleted ? name : <AppLink to={`/bidders/${id}`}>{name}</AppLink>} <span className={look('note')}>{bidderId}</span>
    </span>
  )
}

const problemOf = ({ problem, takenBy }: ChangedBidderEntry): string => {
  if (takenBy) return text.takenBy({ name: takenBy.name, number: takenBy.bidderId })
  return problem ? text.problems[problem] : ''
}
