import type { exportInventory as endpoint } from '@auctionwiz/contracts/inventory'
import { csvLine } from '@auctionwiz/domain/imports/csv'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { listerOf } from '@auctionwiz/platform/core/records/reader'
import { streamOf } from '@auctionwiz/platform/core/spreadsheets/stream-of'
import { type InventoryItemDocument, inventoryItemRecord } from '@auctionwiz/records/inventory-items'
import { itemSelection } from './item-query.ts'

/** Large enough for a short way through 50,000 items, small enough to leave others their turn. */
const pageSize = 200

type Value = string | number | undefined

/** In major units. */
const money =
  (field: 'estimateLow' | 'estimateHigh' | 'startingBid' | 'reserve' | 'lastSoldPrice') =>
  (item: InventoryItemDocument): Value => {
    const amount = item[field]
    return amount === undefined || item.currency === 'JPY' ? amount : (amount / 100).toFixed(2)
  }

/** An import reads each back that is no date of this product: see `domain/imports/items/header-names.ts`. */
const columns: readonly (readonly [title: string, value: (item: InventoryItemDocument) => Value])[] = [
  ['AuctionWiz ID', ({ id }) => id],
  ['Stock number', ({ stockNumber }) => stockNumber],
  ['Title', ({ title }) => title],
  ['Category', ({ category }) => category],
  ['Subcategory', ({ subcategory }) => subcategory],
  ['Description', ({ description }) => description],
  ['Condition', ({ condition }) => condition],
  ['Status', ({ status }) => status],
  ['Location', ({ location }) => location],
  ['Acquired date', ({ acquiredDate }) => acquiredDate],
  ['Low estimate', money('estimateLow')],
  ['High estimate', money('estimateHigh')],
  ['Starting bid', money('startingBid')],
  ['Reserve', money('reserve')],
  ['Last sold price', money('lastSoldPrice')],
  ['Currency', ({ currency }) => currency],
  ['Dimensions', ({ dimensions }) => dimensions],
  ['Weight', ({ weight }) => weight],
  ['Provenance', ({ provenance }) => provenance],
  ['Consignor', ({ consignor }) => consignor],
  ['Consignment fee', ({ consignmentFee }) => consignmentFee],
  ['Tags', ({ tags }) => tags.join('; ')],
  ['AuctionWiz auction ID', ({ auctionId }) => auctionId],
  ['Auction', ({ auctionTitle }) => auctionTitle],
  ['Lot number', ({ lotNumber }) => lotNumber],
  ['Added', ({ createdAt }) => createdAt],
  ['Added by', ({ createdBy }) => createdBy],
  ['Last updated', ({ updatedAt }) => updatedAt],
]

/** What the filter finds, in its order, read page by page as the caller takes it. That it was taken out is in the log. */
export const exportInventory: UseCase<typeof endpoint> = async ({ query: filter }, context) => {
  const { house, audit, auctionHouseId, now } = context
  // The words of a search may name a person, whom the log would outlive.
  const asked = Object.fromEntries(
    Object.entries({ ...filter, search: filter.search ? true : undefined }).filter(([, value]) => value !== undefined),
  )
  await house.write([audit({ action: 'inventory.export', subjectType: 'house', subjectId: auctionHouseId, after: asked })])
  async function* lines() {
    const encoder = new TextEncoder()
    yield encoder.encode(csvLine(columns.map(([title]) => title)))
    let next: string | undefined
    do {
      const page = await listerOf(inventoryItemRecord, house).page(itemSelection(filter), { limit: pageSize, next })
      next = page.next
      yield encoder.encode(page.items.map(({ document }) => csvLine(columns.map(([, value]) => value(document)))).join(''))
    } while (next !== undefined)
  }
  const fileName = `inventory-${now.toISOString().slice(0, 10)}.csv`
  return { contentType: 'text/csv; charset=utf-8', fileName, body: streamOf(lines()) }
}
