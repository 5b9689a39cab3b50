import { Gavel20Regular } from '@fluentui/react-icons/headless/svg/gavel'
import { Search24Regular } from '@fluentui/react-icons/headless/svg/search'
import { usePermissionReason } from '../../app/permissions.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { type AuctionListState, isFiltered } from './auction-list.ts'
import { auctionText } from './messages.ts'

interface NoAuctionsProps {
  state: AuctionListState
  change: (change: Partial<AuctionListState>) => void
  onAdd: () => void
}

/** Shown without rows: none match, or there are none yet in this tab. */
export const NoAuctions = ({ state, change, onAdd }: NoAuctionsProps) => {
  const reason = usePermissionReason('auctions:create')
  if (isFiltered(state))
    return (
      <EmptyState
        icon={<Search24Regular />}
        title={auctionText.noMatchTitle}
        actions={
          <Button look="primary" onClick={() => change({ search: '', status: undefined })}>
            {auctionText.clear}
          </Button>
        }
      >
        {auctionText.noMatchText}
      </EmptyState>
    )
  const { title, text } = auctionText.none[state.view]
  return (
    <EmptyState
      icon={<Gavel20Regular width={24} height={24} />}
      title={title}
      actions={
        state.view === 'past' ? undefined : (
          <Button look="primary" reason={reason} onClick={onAdd}>
            {auctionText.create}
          </Button>
        )
      }
    >
      {text}
    </EmptyState>
  )
}
