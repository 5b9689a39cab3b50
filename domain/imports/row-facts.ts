import type { BidderFacts } from '@auctionwiz/contracts/bidders'
import type { Currency } from '@auctionwiz/contracts/fields'
import { assumedDays } from '../scores/history-facts.ts'
import { readAmount, readCount, readCountOrFlag, readDate } from './cells.ts'
import { amountFields, type CountField, countFields, dateFields } from './fields.ts'
import type { Report, RowTexts } from './import-row.ts'

const flags = new Set<CountField>(['disputes', 'defaults'])

/** The facts a row states. Of payments without their days, the days are assumed. */
export const readFacts = (texts: RowTexts, currency: Currency, report: Report): Partial<BidderFacts> => {
  const facts: Partial<BidderFacts> = {}
  for (const field of countFields) {
    const text = texts[field]
    if (text === undefined) continue
    const count = flags.has(field) ? readCountOrFlag(text) : readCount(text)
    if (count === undefined) report(field, text, 'number format error')
    else facts[field] = field === 'activeMonths' ? Math.min(12, count) : count
  }
  for (const field of amountFields) {
    const text = texts[field]
    if (text === undefined) continue
    const amount = readAmount(text, currency)
    if (amount === undefined) report(field, text, 'amount format error')
    else facts[field] = amount
  }
  for (const field of dateFields) {
    const text = texts[field]
    if (text === undefined) continue
    const date = readDate(text)
    if (date === undefined) report(field, text, 'date format error')
    else facts[field] = `${date}T00:00:00Z`
  }
  const days = daysToPay(texts, facts, report)
  if (days !== undefined) facts.daysToPay = days
  return facts
}

const daysToPay = (texts: RowTexts, facts: Partial<BidderFacts>, report: Report): number | undefined => {
  const { paidOnTime = 0, paidLate = 0 } = facts
  const text = texts.averageDaysToPay
  if (text === undefined) return paidOnTime + paidLate > 0 ? assumedDays.onTime * paidOnTime + assumedDays.late * paidLate : undefined
  if (!/^\d{1,4}([.,]\d+)?$/.test(text)) {
    report('averageDaysToPay', text, 'number format error')
    return undefined
  }
  return Math.round(Number(text.replace(',', '.')) * (paidOnTime + paidLate))
}
