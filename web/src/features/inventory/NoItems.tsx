import { Box24Regular } from '@fluentui/react-icons/headless/svg/box'
import { Search24Regular } from '@fluentui/react-icons/headless/svg/search'
import { usePermissionReason } from '../../app/permissions.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
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
  if (isFiltered(state))
    return (
      <EmptyState
        icon={<Search24Regular />}
        title={text.noMatchTitle}
        actions={
          <Button look="primary" onClick={() => change({ ...noFilters, search: '' })}>
            {text.clearFilters}
          </Button>
        }
      >
        {text.noMatchText}
      </EmptyState>
    )
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
