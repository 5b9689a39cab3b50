import type { BidderFacts } from '@auctionwiz/contracts/bidder-facts'
import type { Currency } from '@auctionwiz/contracts/fields'
import { amountFigures, dateFigures } from '../bidders/figures.ts'
import { noonOf } from '../scores/facts.ts'
import { assumedDays } from '../scores/history-facts.ts'
import { readAmount, readCount, readCountOrFlag, readDate } from './cells.ts'
import { factProblems } from './fact-problems.ts'
import { type CountField, countFields } from './fields.ts'
import type { Report, RowReports, RowStyles, RowTexts } from './import-row.ts'
import { dateProblem, orderOf } from './row-person.ts'

export interface FactsOrigin {
  /** The house's currency, in which amounts are read. */
  currency: Currency
  now: Date
}

const flags = new Set<CountField>(['disputes', 'defaults'])

/** The facts a row states. Payments without days get the assumed days. */
export const readFacts = (texts: RowTexts, styles: RowStyles, origin: FactsOrigin, { leave, refuse }: RowReports): Partial<BidderFacts> => {
  const facts: Partial<BidderFacts> = {}
  for (const field of countFields) {
    const text = texts[field]
    if (text === undefined) continue
    const decimal = styles[field]?.decimal
    const count = flags.has(field) ? readCountOrFlag(text, decimal) : readCount(text, decimal)
    if (count === undefined) leave(field, text, 'number format error')
    else facts[field] = field === 'activeMonths' ? Math.min(12, count) : count
  }
  readAmounts(texts, styles, origin.currency, facts, leave)
  for (const field of dateFigures) {
    const text = texts[field]
    if (text === undefined) continue
    const date = readDate(text, orderOf(styles[field]))
    if (date === undefined) leave(field, text, dateProblem(styles[field]))
    else facts[field] = noonOf(date)
  }
  const days = daysToPay(texts, facts, leave)
  if (days !== undefined) facts.daysToPay = days
  for (const { field, problem } of factProblems(facts, origin.now)) refuse(field, texts[field] ?? '', problem)
  return facts
}

/** Rejects amounts in another currency, which would otherwise be stored as the house's currency. */
const readAmounts = (texts: RowTexts, styles: RowStyles, currency: Currency, facts: Partial<BidderFacts>, leave: Report): void => {
  const stated = texts.currency?.toUpperCase()
  const isForeign = stated !== undefined && stated !== currency
  for (const field of amountFigures) {
    const text = texts[field]
    if (text === undefined) continue
    const amount = readAmount(text, currency, styles[field]?.decimal)
    if (isForeign) leave(field, text, `amount in ${stated}, but the house uses ${currency}`)
    else if (amount === undefined) leave(field, text, 'amount format error')
    else facts[field] = amount
  }
}

const daysToPay = (texts: RowTexts, facts: Partial<BidderFacts>, leave: Report): number | undefined => {
  const { paidOnTime = 0, paidLate = 0 } = facts
  const assumed = paidOnTime + paidLate > 0 ? assumedDays.onTime * paidOnTime + assumedDays.late * paidLate : undefined
  const text = texts.averageDaysToPay
  if (text === undefined) return assumed
  if (!/^\d{1,4}([.,]\d+)?$/.test(text)) {
    leave('averageDaysToPay', text, 'number format error')
    return assumed
  }
  return Math.round(Number(text.replace(',', '.')) * (paidOnTime + paidLate))
}
