import type * as calls from '@auctionwiz/contracts/inventory'
import { itemCategories } from '@auctionwiz/contracts/inventory-parts'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { listerOf, readerOf } from '@auctionwiz/platform/core/records/reader'
import { inventoryItemOf, inventoryItemRecord } from '@auctionwiz/records/inventory-items'
import { searchedTotal } from '../searched-total.ts'
import { itemRows, itemSelection } from './item-query.ts'

const pageSize = 100

export const listInventory: UseCase<typeof calls.listInventory> = async ({ query: filter }, { house }) => {
  const items = listerOf(itemRows, house)
  const selection = itemSelection(filter)
  const reading = items.page(selection, { limit: filter.limit ?? pageSize, next: filter.page })
  const count = (most?: number) => items.count(selection.where, most)
  const totalOf = async () => {
    if (filter.page !== undefined) return {}
    return filter.search ? searchedTotal(await reading, count) : { total: await count() }
  }
  const [{ items: found, next }, total] = await Promise.all([reading, totalOf()])
  return {
    items: found.map(({ document, version }) => ({ ...document, version })),
    ...total,
    ...(next && { nextPage: next }),
  }
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
