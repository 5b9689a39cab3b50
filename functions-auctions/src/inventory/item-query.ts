import type { ItemFilter } from '@auctionwiz/contracts/inventory'
import { orderBy } from '@auctionwiz/platform/core/records/order-by'
import { projection } from '@auctionwiz/platform/core/records/projection'
import type { Selection } from '@auctionwiz/platform/core/records/record'
import { type InventoryItemDocument, inventoryItemRecord } from '@auctionwiz/records/inventory-items'
import { searchConditions } from '../search-conditions.ts'

/** What a row is made from. */
export const itemRows = projection(inventoryItemRecord, [
  'stockNumber',
  'title',
  'category',
  'subcategory',
  'condition',
  'status',
  'location',
  'currency',
  'estimateLow',
  'estimateHigh',
  'updatedAt',
])

const sortFields = {
  updated: 'updatedAt',
  title: 'listKeys.title',
  category: 'listKeys.category',
  value: 'listKeys.value',
  status: 'listKeys.rank',
  location: 'listKeys.location',
  acquired: 'listKeys.acquired',
} as const

/** The list's filter and order, which the indexes of items serve. */
export const itemSelection = ({
  search = '',
  status,
  category,
  sort = '-updated',
}: ItemFilter): Required<Selection<InventoryItemDocument>> => ({
  where: [
    ...(status === undefined ? [] : [{ field: 'status', in: status } as const]),
    ...(category === undefined ? [] : [{ field: 'category', in: category } as const]),
    ...searchConditions(search),
  ],
  orderBy: orderBy(sort, sortFields),
})
