import { readerOf } from '@auctionwiz/platform/core/records/reader'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import { type InventoryItemDocument, inventoryItemRecord } from '@auctionwiz/records/inventory-items'

/** The items of a house, by title and id. */
export const storedItems = async (house: PartitionReader): Promise<InventoryItemDocument[]> => {
  const items: InventoryItemDocument[] = []
  for await (const { document } of readerOf(inventoryItemRecord, house).each({}, 1000)) items.push(document)
  return items.toSorted((one, other) => (`${one.title} ${one.id}` < `${other.title} ${other.id}` ? -1 : 1))
}
