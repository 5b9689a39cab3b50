import { Gavel20Regular } from '@fluentui/react-icons/headless/svg/gavel'
import { Search24Regular } from '@fluentui/react-icons/headless/svg/search'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { isFiltered, type LotListState } from './lot-list.ts'
import { lotText } from './messages.ts'

interface NoLotsProps {
  state: LotListState
  change: (change: Partial<LotListState>) => void
  /** Why no lot can be added. */
  reason: string | undefined
  onAdd: () => void
}

/** Shown without rows: none match, or there are none yet. */
export const NoLots = ({ state, change, reason, onAdd }: NoLotsProps) => {
  const filtered = isFiltered(state)
  const press = () => (filtered ? change({ search: '', state: undefined }) : onAdd())
  return (
    <EmptyState
      icon={filtered ? <Search24Regular /> : <Gavel20Regular width={24} height={24} />}
      title={filtered ? lotText.noMatchTitle : lotText.noneTitle}
      actions={
        <Button look="primary" reason={filtered ? undefined : reason} onClick={press}>
          {filtered ? lotText.clear : lotText.add}
        </Button>
      }
    >
      {filtered ? lotText.noMatchText : lotText.noneText}
    </EmptyState>
  )
}
