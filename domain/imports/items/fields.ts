import { itemAmounts, longestItemTexts } from '@auctionwiz/contracts/inventory'

/** The fields of a file of inventory: a row is an item. Names that the other kinds of files have too mean the same there. */
export const itemFields = [
  'itemId',
  'stockNumber',
  'title',
  'itemCategory',
  'subcategory',
  'description',
  'condition',
  'itemStatus',
  'location',
  'acquiredDate',
  'estimateLow',
  'estimateHigh',
  'startingBid',
  'reserve',
  'lastSoldPrice',
  'currency',
  'dimensions',
  'weight',
  'provenance',
  'consignor',
  'consignmentFee',
  'tags',
  'itemAuctionId',
  'auction',
  'lotNumber',
  'itemUpdated',
] as const
export type ItemField = (typeof itemFields)[number]

/** A row needs them all, as an item that staff add. */
export const requiredItemFields = ['title', 'itemCategory'] as const satisfies ItemField[]

/** As the mapping calls them in English; `contracts/phrases/columns` has the other languages. */
export const requiredItemLabels: Record<(typeof requiredItemFields)[number], string> = {
  title: 'Title of the item',
  itemCategory: 'Item category',
}

/** Fields whose values are one of a list. */
export const itemListFields = ['condition', 'itemStatus'] as const
export type ItemListField = (typeof itemListFields)[number]

export const itemDates = ['acquiredDate'] as const

/** Numbers, whose decimal separator is that of their column. */
export const itemNumbers = [...itemAmounts, 'consignmentFee'] as const

/** The person of a row, so that an erasure finds them in the file. */
export const itemPeople = [{ email: undefined, fullName: 'consignor' }] as const satisfies { email: undefined; fullName: ItemField }[]

/** The longest text of each field in characters, as in the contract of items. */
export const longestOfItem: Partial<Record<ItemField, number>> = {
  ...longestItemTexts,
  itemId: 64,
  itemCategory: longestItemTexts.category,
  tags: 1000,
  itemAuctionId: 64,
  auction: 200,
}
