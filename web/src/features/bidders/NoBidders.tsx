import type { listBidders } from '@auctionwiz/contracts/bidders'
import type { AnswerOf } from '@auctionwiz/contracts/endpoint'
import { People24Regular } from '@fluentui/react-icons/headless/svg/people'
import { Search24Regular } from '@fluentui/react-icons/headless/svg/search'
import type { Pages } from '../../app/calls/use-pages.ts'
import { paths } from '../../app/paths.ts'
import { useCan } from '../../app/permissions.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { AddButton } from './BiddersTitle.tsx'
import { type BidderListState, isFiltered, noFilters } from './list-state.ts'
import { bidderText } from './messages.ts'

export interface NoBiddersProps {
  pages: Pages<AnswerOf<typeof listBidders>>
  state: BidderListState
  change: (change: Partial<BidderListState>) => void
  onAdd: () => void
}

/** Shown without rows: they are loading, failed to load, none match, or there are none yet. */
export const NoBidders = ({ pages, state, change, onAdd }: NoBiddersProps) => {
  const mayImport = useCan('data:import')
  if (pages.error !== undefined && !pages.refreshing)
    return <ErrorState title={bidderText.loadFailed} error={pages.error} onRetry={pages.reload} />
  if (pages.data === undefined) return <SkeletonRows rows={15} columns={[200, 88, 72, 240, 64, 96, 80]} />
  if (isFiltered(state))
    return (
      <EmptyState
        icon={<Search24Regular />}
        title={bidderText.noMatchTitle}
        actions={
          <Button look="primary" onClick={() => change(noFilters)}>
            {bidderText.clear}
          </Button>
        }
      >
        {bidderText.noMatchText}
      </EmptyState>
    )
  return (
    <EmptyState
      icon={<People24Regular />}
      title={bidderText.noneTitle}
      actions={
        <>
          <AddButton onAdd={onAdd} />
          {mayImport && <ButtonLink to={paths.dataProcessing}>{bidderText.importFile}</ButtonLink>}
        </>
      }
    >
      {bidderText.noneText}
    </EmptyState>
  )
}
