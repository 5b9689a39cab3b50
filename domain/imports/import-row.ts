import type { Bidder, BidderFacts } from '@auctionwiz/contracts/bidders'
import type { ColumnStyle } from './column-style.ts'
import type { ImportField } from './fields.ts'

/** A valid row. What the file leaves empty is absent; `facts` has only those that the row states. */
export interface ImportRow {
  firstName: string
  lastName: string
  /** Normalised; the key of the bidder in the house. */
  email: string
  phone?: string
  dateOfBirth?: string
  address: { street?: string; city?: string; state?: string; zip?: string; country?: string }
  preferredPaymentMethod?: Bidder['preferredPaymentMethod']
  preferredCategories?: Bidder['preferredCategories']
  tags?: string[]
  status?: Bidder['status']
  /** Days between a sale and the pickup, on average. */
  timeToPickup?: number
  facts: Partial<BidderFacts>
}

/** What is wrong with a row; `value` is cut to 100 characters. The caller adds the file and the number of the row. */
export interface RowProblem {
  field: string
  value: string
  problem: string
}

/** The cells of a row by field, cleaned and not empty. */
export type RowTexts = Partial<Record<ImportField, string>>

/** How the column is written that the text of a field comes from. */
export type RowStyles = Partial<Record<ImportField, ColumnStyle>>

export type Report = (field: string, value: string, problem: string) => void

/** What is found wrong with a row. */
export interface RowReports {
  /** A value can't be taken; the rest of the row can. */
  leave: Report
  /** The row can't be taken. */
  refuse: Report
}
