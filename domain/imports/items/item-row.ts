import type { InventoryItem } from '@auctionwiz/contracts/inventory'

/** What a row says of an item, by the fields of the item. */
export type RowItem = Pick<InventoryItem, 'title' | 'category' | 'currency'> &
  Partial<
    Pick<
      InventoryItem,
      | 'stockNumber'
      | 'subcategory'
      | 'description'
      | 'condition'
      | 'status'
      | 'location'
      | 'acquiredDate'
      | 'estimateLow'
      | 'estimateHigh'
      | 'startingBid'
      | 'reserve'
      | 'lastSoldPrice'
      | 'dimensions'
      | 'weight'
      | 'provenance'
      | 'consignor'
      | 'consignmentFee'
      | 'tags'
      | 'lotNumber'
    >
  >

/** A valid row of a file of inventory. Empty values are absent. */
export interface ItemRow {
  /** The id of an item in AuctionWiz, as its exports write it. */
  id?: string
  /** When that item was last changed, as of the export. */
  lastUpdated?: string
  item: RowItem
  /** Title, number or id of an auction. */
  auction?: string
  /** The id of an auction, which counts before `auction`. */
  auctionId?: string
}
