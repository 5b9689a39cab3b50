import { type InventoryItemSummary, listInventory } from '@auctionwiz/contracts/inventory'
import { Suspense, useMemo } from 'react'
import { usePages } from '../../app/calls/use-pages.ts'
import { type Format, useFormat } from '../../app/format.ts'
import { paths } from '../../app/paths.ts'
import { DataTable } from '../../ui/data-table/DataTable.tsx'
import { type ListTotal, listTotal } from '../../ui/data-table/list-total.ts'
import { sortOf, sortWord } from '../../ui/data-table/sort-words.ts'
import { TableFooter } from '../../ui/data-table/TableFooter.tsx'
import type { SortState } from '../../ui/data-table/types.ts'
import { useListLayout } from '../../ui/data-table/use-list-layout.ts'
import { useRows } from '../../ui/data-table/use-rows.ts'
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
  const pages = usePages(listInventory, { query }, { limit: 200 })
  const rows = useRows(pages.data, itemsIn)
  const total = listTotal(pages.data?.[0], rows.length, pages.hasMore, 0)
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
        rows={rows}
        total={total}
        listKey={JSON.stringify(query)}
        source={pages}
        nameOf={nameOf}
        hrefOf={hrefOf}
        openId={openId}
        onOpen={({ id }) => open(id)}
        sort={sortOf<SortColumn>(state.sort)}
        onSort={(sort) => change({ sort: sortWord(sort as SortState<SortColumn>) })}
        loadFailed={text.loadFailed}
        empty={
          <Suspense>
            <NoItems state={state} change={change} onAdd={add} />
          </Suspense>
        }
      />
      {!phone && <TableFooter count={pages.data && shownText(rows.length, total, format)} figures={[]} />}
    </>
  )
}

const shownText = (rows: number, { count, atLeast }: ListTotal, { number }: Format): string =>
  atLeast ? text.shownOfMore({ shown: number(rows), count: number(count) }) : text.shown({ shown: number(rows), count })

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
