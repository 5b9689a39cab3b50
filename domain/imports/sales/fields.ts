/**
 * The fields of a file of auctions. A row names an auction, a lot of it, what became of the lot and who bought it, or a bid on it. The fields of the
 * buyer are those of a bidder file, so that an erasure finds the person in it.
 */
export const saleFields = [
  'auction',
  'auctionDate',
  'auctionEnd',
  'location',
  'lotNumber',
  'lotId',
  'title',
  'description',
  'notes',
  'estimateLow',
  'estimateHigh',
  'startingBid',
  'reserve',
  'lotState',
  'hammer',
  'bidCount',
  'opensAt',
  'closesAt',
  'currency',
  'paddle',
  'handle',
  'fullName',
  'firstName',
  'lastName',
  'email',
  'phone',
  'bidAmount',
] as const
export type SaleField = (typeof saleFields)[number]

/** Amounts of a lot that a row may state. */
export const lotAmounts = ['estimateLow', 'estimateHigh', 'startingBid', 'reserve'] as const

/** Dates, with or without a time. */
export const saleDates = ['auctionDate', 'auctionEnd', 'opensAt', 'closesAt'] as const

/** Numbers, whose decimal separator is that of their column. */
export const saleNumbers = [...lotAmounts, 'hammer', 'bidAmount', 'bidCount'] as const

/** Without a column for one of these the rows name nothing. */
export const namingFields = ['lotNumber', 'lotId', 'auction'] as const satisfies readonly SaleField[]

/** The longest text of each field in characters, as in the contracts of auctions, lots and bidders. */
export const longestOfSale: Partial<Record<SaleField, number>> = {
  auction: 200,
  location: 200,
  lotId: 100,
  title: 200,
  description: 5000,
  notes: 5000,
  handle: 100,
  fullName: 201,
  firstName: 100,
  lastName: 100,
  email: 254,
}
