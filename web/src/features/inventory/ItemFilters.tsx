import { listItemCategories } from '@auctionwiz/contracts/inventory'
import { itemCategories, itemStatuses } from '@auctionwiz/contracts/inventory-parts'
import { useQuery } from '../../app/calls/use-call.ts'
import { FilterChoices } from '../../ui/FilterChoices.tsx'
import { look } from '../../ui/look.ts'
import { categoryLabel } from './category-label.ts'
import type { ItemsState } from './item-list.ts'
import { inventoryLabels } from './label-messages.ts'
import { inventoryText } from './messages.ts'

interface ItemFiltersProps {
  state: ItemsState
  change: (change: Partial<ItemsState>) => void
}

/** The filters of the list, with the categories that the house has. */
const ItemFilters = ({ state, change }: ItemFiltersProps) => {
  const { data } = useQuery(listItemCategories, {})
  const known = data?.categories ?? itemCategories
  const categories = [...known, ...state.category.filter((category) => !known.some((one) => one === category))]
  return (
    <div className={look('stack', 'gapL')}>
      <FilterChoices
        title={inventoryText.columns.status}
        names={inventoryLabels.statuses}
        values={itemStatuses}
        chosen={state.status}
        onChange={(status) => change({ status })}
      />
      <FilterChoices
        title={inventoryText.columns.category}
        names={Object.fromEntries(categories.map((category) => [category, categoryLabel(category)]))}
        values={categories}
        chosen={state.category}
        onChange={(category) => change({ category })}
      />
    </div>
  )
}

export default ItemFilters
