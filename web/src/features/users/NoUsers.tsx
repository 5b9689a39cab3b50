import type { AnswerOf } from '@auctionwiz/contracts/endpoint'
import type { listUsers } from '@auctionwiz/contracts/users'
import { Search24Regular } from '@fluentui/react-icons/headless/svg/search'
import type { Pages } from '../../app/calls/use-pages.ts'
import { text as shared } from '../../messages/index.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { usersText as text } from './messages.ts'

export interface NoUsersProps {
  pages: Pages<AnswerOf<typeof listUsers>>
  /** Invitations are still being fetched. */
  waiting: boolean
  onClear: () => void
}

/** Shown without rows: they are loading, failed to load, or none match. */
export const NoUsers = ({ pages, waiting, onClear }: NoUsersProps) => {
  if (pages.error !== undefined && !pages.refreshing)
    return <ErrorState title={text.loadFailed} error={pages.error} onRetry={pages.reload} />
  if (pages.loading || waiting) return <SkeletonRows rows={8} columns={[180, 240, 72, 96, 112, 88]} />
  return (
    <EmptyState icon={<Search24Regular />} title={text.noneTitle} actions={<Button onClick={onClear}>{shared.common.clearFilters}</Button>}>
      {text.noneText}
    </EmptyState>
  )
}
