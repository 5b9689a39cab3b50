import type { Currency } from '@auctionwiz/contracts/fields'
import type { LotState } from '@auctionwiz/contracts/lots'
import type { lotAmounts } from './fields.ts'

/** What a row says of a lot, without its result. Money in minor units of the row's currency. */
export interface RowLot extends Partial<Record<(typeof lotAmounts)[number], number>> {
  title?: string
  description?: string
  notes?: string
}

/** What became of the lot. `open`: the file has a column for prices, and this row has none; after the sale that means it was not sold. */
export interface RowResultOfLot {
  state: LotState | 'open'
  hammer?: number
  highestBid?: number
}

/** Who bought the lot, or bid on it. The email, else the handle, says who they are; the paddle alone is a number of the sale. */
export interface RowBuyer {
  paddle?: string
  handle?: string
  email?: string
  firstName?: string
  lastName?: string
  phone?: string
}

/** A valid row of a file of auctions. Empty values are absent; instants are ISO 8601. */
export interface SaleRow {
  /** Title or number of the auction. */
  auction?: string
  auctionDate?: string
  auctionEnd?: string
  location?: string
  /** As the catalogue writes it. */
  lotNumber?: string
  /** What another system calls the lot, unique in it. */
  lotId?: string
  lot: RowLot
  result?: RowResultOfLot
  /** When bidding on the lot opened and closed. */
  opensAt?: string
  closesAt?: string
  currency: Currency
  buyer?: RowBuyer
  /** The row is a bid of the buyer on the lot. */
  bid?: number
}
