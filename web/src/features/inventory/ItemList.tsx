import { type InventoryItemSummary, listInventory } from '@auctionwiz/contracts/inventory'
import { Suspense, useMemo } from 'react'
import { useFormat } from '../../app/format.ts'
import { paths } from '../../app/paths.ts'
import { DataTable } from '../../ui/data-table/DataTable.tsx'
import { shownText } from '../../ui/data-table/shown-text.ts'
import { sortProps } from '../../ui/data-table/sort-props.ts'
import { TableFooter } from '../../ui/data-table/TableFooter.tsx'
import { useListLayout } from '../../ui/data-table/use-list-layout.ts'
import { usePagedRows } from '../../ui/data-table/use-paged-rows.ts'
import { ChipRow, FilterChip } from '../../ui/FilterChip.tsx'
import { lazyPart } from '../../ui/lazy-part/lazy-part.tsx'
import { categoryLabel } from './category-label.ts'
import { columnsOf, itemList } from './item-columns.tsx'
import { type ItemsAddress, itemsQuery, noFilters, type SortColumn } from './item-list.ts'
import { inventoryLabels } from './label-messages.ts'
import { inventoryText as text } from './messages.ts'

const NoItems = lazyPart(() => import('./NoItems.tsx'))

const itemsIn = ({ items }: { items: InventoryItemSummary[] }): readonly InventoryItemSummary[] => items
const nameOf = ({ title }: InventoryItemSummary): string => title
const hrefOf = ({ id }: InventoryItemSummary): string => `${paths.inventory}/${id}`

/** The items of the house as a table; a row opens the item. */
export const ItemList = ({ address: { state, change, openId, open, add }, phone }: { address: ItemsAddress; phone: boolean }) => {
  const query = itemsQuery(state)
  const list = usePagedRows(listInventory, { query }, itemsIn)
  const format = useFormat()
  const layout = useListLayout(itemList)
  const columns = useMemo(() => columnsOf(), [])
  return (
    <>
      <ItemChips state={state} change={change} />
      <DataTable
        label={text.tableLabel}
        columns={columns}
        layout={layout}
        {...list}
        listKey={JSON.stringify(query)}
        nameOf={nameOf}
        hrefOf={hrefOf}
        openId={openId}
        onOpen={({ id }) => open(id)}
        {...sortProps<SortColumn>(state.sort, change)}
        loadFailed={text.loadFailed}
        empty={
          <Suspense>
            <NoItems state={state} change={change} onAdd={add} />
          </Suspense>
        }
      />
      {!phone && <TableFooter count={list.source.data && shownText(text, list.rows.length, list.total, format)} figures={[]} />}
    </>
  )
}

/** The active filters, each removable; nothing without filters. */
const ItemChips = ({ state: { status, category }, change }: Pick<ItemsAddress, 'state' | 'change'>) => {
  if (status.length + category.length === 0) return null
  const statuses = status.map((one) => inventoryLabels.statuses[one])
  return (
    <ChipRow onClear={() => change(noFilters)}>
      {status.length > 0 && <FilterChip name={text.columns.status} value={statuses.join(', ')} onRemove={() => change({ status: [] })} />}
      {category.length > 0 && (
        <FilterChip name={text.columns.category} value={category.map(categoryLabel).join(', ')} onRemove={() => change({ category: [] })} />
      )}
    </ChipRow>
  )
}
