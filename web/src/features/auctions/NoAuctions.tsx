import { Gavel20Regular } from '@fluentui/react-icons/headless/svg/gavel'
import { usePermissionReason } from '../../app/permissions.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { NoMatch } from '../../ui/NoMatch.tsx'
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
    return <NoMatch words={auctionText} clearLabel={auctionText.clear} onClear={() => change({ search: '', status: undefined })} />
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
