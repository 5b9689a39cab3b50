import type { Currency } from '@auctionwiz/contracts/fields'
import type { PaymentMethod } from '@auctionwiz/contracts/payments-due'
import type { PaymentField, PaymentNumber, paymentDates } from './fields.ts'
import type { PaymentStatus } from './words.ts'

/** What was paid, in minor units of `currency`. */
export interface PaidPart {
  /** For the lots alone: the product knows no taxes and no shipping. */
  amount: number
  /** The columns by which the row says how much, and when. */
  amountField: PaymentNumber
  dateField: (typeof paymentDates)[number]
  /** A day in the time zone of the house. */
  paidOn: string
  method: PaymentMethod
}

/** Who paid, as a column names them: by email, number, id or name. */
export interface Payer {
  text: string
  field: PaymentField
}

/** A valid row of a file of payments. Empty values are absent. */
export interface PaymentRow {
  transactionId?: string
  /** Title, number or id of an auction. */
  auction: string
  /** In the order in which they are looked up; emails are normalised. */
  payers: Payer[]
  /** As the house writes them. */
  lotNumbers?: string[]
  status: PaymentStatus
  /** Of a payment that was completed or refunded. */
  paid?: PaidPart
  currency: Currency
  /** The row names its currency. */
  statesCurrency: boolean
  reference?: string
  note?: string
}
