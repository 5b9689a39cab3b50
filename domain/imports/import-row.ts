import type { BidderFacts } from '@auctionwiz/contracts/bidder-facts'
import type { Bidder } from '@auctionwiz/contracts/bidders'
import type { ColumnStyle } from './column-style.ts'
import type { ImportField } from './fields.ts'

/** A valid row. Empty values are absent; `facts` has only those that the row states. */
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
  /** Average days between a sale and the pickup. */
  timeToPickup?: number
  facts: Partial<BidderFacts>
}

/** A row's problem; `value` is truncated to 100 characters. The caller adds the file and the row's number. */
export interface RowProblem {
  field: string
  value: string
  problem: string
}

/** The cells of a row by field, cleaned and not empty. */
export type RowTexts = Partial<Record<ImportField, string>>

/** The format of a field's source column. */
export type RowStyles = Partial<Record<ImportField, ColumnStyle>>

export type Report = (field: string, value: string, problem: string) => void

/** The problems of a row. */
export interface RowReports {
  /** A value can't be imported; the rest of the row can. */
  leave: Report
  /** The row can't be imported. */
  refuse: Report
}
