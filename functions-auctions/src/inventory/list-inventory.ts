import type * as calls from '@auctionwiz/contracts/inventory'
import { itemCategories } from '@auctionwiz/contracts/inventory-parts'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { listerOf, readerOf } from '@auctionwiz/platform/core/records/reader'
import { inventoryItemOf, inventoryItemRecord } from '@auctionwiz/records/inventory-items'
import { listRows } from '../list-rows.ts'
import { itemRows, itemSelection } from './item-query.ts'

export const listInventory: UseCase<typeof calls.listInventory> = async ({ query: filter }, { house }) => {
  const { rows, rest } = await listRows(listerOf(itemRows, house), itemSelection(filter), filter)
  return { items: rows, ...rest }
}

export const readInventoryItem: UseCase<typeof calls.readInventoryItem> = async ({ params }, { house }) =>
  inventoryItemOf(await readerOf(inventoryItemRecord, house).read(params.id))

/** As many of its own categories are offered as a filter; the search finds the others. */
const mostCategories = 200

export const listItemCategories: UseCase<typeof calls.listItemCategories> = async (_, { house }) => {
  const used = await listerOf(inventoryItemRecord, house).distinct('category', mostCategories)
  const own = used.filter((category) => !itemCategories.some((one) => one === category))
  return { categories: [...itemCategories, ...own.toSorted((one, other) => one.localeCompare(other))] }
}
