import { Box24Regular } from '@fluentui/react-icons/headless/svg/box'
import { usePermissionReason } from '../../app/permissions.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { NoMatch } from '../../ui/NoMatch.tsx'
import { type ItemsState, isFiltered, noFilters } from './item-list.ts'
import { inventoryText as text } from './messages.ts'

interface NoItemsProps {
  state: ItemsState
  change: (change: Partial<ItemsState>) => void
  onAdd: () => void
}

/** Shown without items: none match, or there are none. */
const NoItems = ({ state, change, onAdd }: NoItemsProps) => {
  const reason = usePermissionReason('inventory:create')
  if (isFiltered(state)) return <NoMatch words={text} clearLabel={text.clearFilters} onClear={() => change({ ...noFilters, search: '' })} />
  return (
    <EmptyState
      icon={<Box24Regular />}
      title={text.noneTitle}
      actions={
        <Button look="primary" reason={reason} onClick={onAdd}>
          {text.add}
        </Button>
      }
    >
      {text.noneText}
    </EmptyState>
  )
}

export default NoItems
