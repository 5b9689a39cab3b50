import { listBidderChanges } from '@auctionwiz/contracts/bulk'
import { usePages } from '../../../app/calls/use-pages.ts'
import { useCan } from '../../../app/permissions.ts'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { look } from '../../../ui/look.ts'
import { NoPermission } from '../../../ui/NoPermission.tsx'
import { PageScroll } from '../../../ui/Page.tsx'
import { ProgressLine, SkeletonRows } from '../../../ui/Skeleton.tsx'
import { ChangeRow } from './ChangeRow.tsx'
import { HeldOnPerson } from './HeldOnPerson.tsx'
import { recentText as text } from './messages.ts'
import { RecentMerges } from './RecentMerges.tsx'
import { useUndoChange } from './use-undo-change.ts'

/** Recent deletions, changes and merges that can still be undone. */
const RecentTab = () => {
  const mayUndo = useCan('bidders:bulk_actions')
  return (
    <PageScroll>
      <div className={look('stack', 'gapS', 'padPage', 'padTopL', 'padBottomXXXL', 'atMost1120')}>
        <h2 className={look('heading')}>{text.title}</h2>
        <p className={look('soft')}>{text.intro}</p>
        {mayUndo ? <Changes /> : <NoPermission permission="bidders:bulk_actions" what={text.noun} />}
        <RecentMerges />
        <HeldOnPerson />
      </div>
    </PageScroll>
  )
}

const Changes = () => {
  const pages = usePages(listBidderChanges, { query: {} })
  const undoing = useUndoChange()
  const changes = pages.data?.flatMap((page) => page.changes)
  if (pages.error !== undefined && !changes)
    return <ErrorState compact title={text.loadFailed} error={pages.error} onRetry={pages.reload} />
  if (!changes) return <SkeletonRows rows={3} columns={[280, 160]} />
  if (changes.length === 0)
    return (
      <EmptyState compact title={text.noneTitle}>
        {text.noneText}
      </EmptyState>
    )
  return (
    <>
      <ProgressLine active={pages.refreshing} />
      <ul className={look('lineAbove')} aria-label={text.listLabel}>
        {changes.map((change) => (
          <ChangeRow key={change.run} change={change} undoing={undoing} />
        ))}
      </ul>
      {pages.hasMore && (
        <Button busy={pages.loadingMore} onClick={pages.loadMore}>
          {text.more}
        </Button>
      )}
    </>
  )
}

export default RecentTab
