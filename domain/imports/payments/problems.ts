import type { Currency } from '@auctionwiz/contracts/fields'
import { minorUnits } from '../../auctions/currency.ts'
import type { PaymentStatus } from './words.ts'

/** What is wrong with a row of a file of payments, as texts for people; `contracts/phrases/payments` has them in other languages. */
export const paymentProblems = {
  auction: 'a payment needs its auction',
  payer: 'a payment needs its bidder: an email, a number, an ID or a name',
  amount: 'a payment needs an amount: the total, the grand total or the amount paid',
  date: 'a payment needs its date',
  method: 'a payment needs its method',
  unknownMethod: 'payment method not recognized; use credit card, bank transfer, PayPal, cash, check, wire transfer or ACH',
  unknownStatus: 'payment status not recognized; use Completed, Processing, Pending, Failed, Refunded or Disputed',
  currency: 'currency not recognized',
  parts: 'the grand total is below the total with the premium',
  nothing: 'after taxes and shipping nothing is paid for the lots',
  future: 'date in the future, check the year',
  lotNumbers: 'lot numbers not recognized; write them like 12, 14A',
  auctions: 'the house has several auctions with this title; use the number of the auction',
  bidder: 'the house has no bidder with this email, number or name; import the bidder first, or correct the row',
  winner: 'no winner of this auction has this name; use the email or the number of the bidder',
  different: 'the row names different bidders; correct the email or the number',
  bidders: 'several winners of this auction have this name; use the email or the number of the bidder',
  elsewhere: 'this transaction is recorded for another winner or auction; take that payment back, then import the row again',
  gone: 'what this bidder owed was removed meanwhile; import the row again',
  takenBack: 'this payment was taken back here, which is kept',
  edited: 'the payment is recorded with another date, method, reference or note, which is kept',
} as const

/** Of these the record has its own value, or nothing is to be recorded; all others leave the value of the row out. */
export const keptPaymentProblem = (problem: string): boolean =>
  problem === paymentProblems.takenBack ||
  problem === paymentProblems.edited ||
  /^the payment is \w+, so nothing was recorded$/.test(problem)

/** Problems that name what the house has on record. */
export const paymentProblem = {
  noAuction: (name: string) => `this house has no auction “${name}”; import the auction first, or correct the row`,
  owesNothing: (auction: string) =>
    `the bidder owes nothing for “${auction}”; record the results and close the auction first, or correct the row`,
  otherCurrency: (currency: Currency) => `the auction is in ${currency}; write the amounts in it, and name it in a column Currency`,
  above: (owed: number, pays: number, currency: Currency) =>
    `the bidder owes ${moneyText(owed, currency)}, the row pays ${moneyText(pays, currency)}; correct the amount`,
  otherAmount: (known: number, pays: number, currency: Currency) =>
    `the transaction is recorded with ${moneyText(known, currency)}, the row has ${moneyText(pays, currency)}; take the payment back, then import the row again`,
  early: (day: string) => `date before the auction began on ${day}, check the year`,
  lots: (numbers: readonly string[]) => `the bidder does not owe for lot ${numbers.join(', ')} of this auction; correct the row`,
  status: (status: PaymentStatus) => `the payment is ${status}, so nothing was recorded`,
}

/** Such as "1250.50 USD", as files write it. */
const moneyText = (minor: number, currency: Currency): string => {
  const units = minorUnits(currency)
  return `${(minor / units).toFixed(units === 1 ? 0 : 2)} ${currency}`
}
