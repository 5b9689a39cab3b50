import type { BidderFacts } from '@auctionwiz/contracts/bidder-facts'
import { maxAmount, maxCounted } from '@auctionwiz/contracts/bidder-figures'
import { amountFigures, dateFigures } from '../bidders/figures.ts'
import { countFields, type ImportField } from './fields.ts'

/** Impossible facts: the field and the problem, as a user-facing text. */
export interface FactProblem {
  field: ImportField & keyof BidderFacts
  problem: string
}

type Stated = Partial<BidderFacts>

const rules: readonly ((facts: Stated) => FactProblem | undefined)[] = [
  ({ wins, lotsBid }) => above('wins', wins, lotsBid, 'lots won', 'lots bid on'),
  ({ top3, lotsBid }) => above('top3', top3, lotsBid, 'top-three bids', 'lots bid on'),
  ({ lotsBid, bids }) => above('lotsBid', lotsBid, bids || undefined, 'lots bid on', 'bids'),
  ({ paidOnTime, wins }) => above('paidOnTime', paidOnTime, wins, 'payments on time', 'lots won'),
  ({ paidLate, wins }) => above('paidLate', paidLate, wins, 'late payments', 'lots won'),
  ({ unpaid, wins }) => above('unpaid', unpaid, wins, 'unpaid purchases', 'lots won'),
  ({ paidOnTime = 0, paidLate = 0, unpaid = 0, wins }) =>
    above('paidOnTime', paidOnTime + paidLate + unpaid, wins, 'payments on time, late and unpaid', 'lots won'),
  ({ messagesAnswered, messagesReceived }) =>
    above('messagesAnswered', messagesAnswered, messagesReceived, 'messages answered', 'messages received'),
  ({ firstAuction, mostRecentAuction }) =>
    firstAuction !== undefined && mostRecentAuction !== undefined && firstAuction > mostRecentAuction
      ? { field: 'firstAuction', problem: 'first auction is after the most recent one' }
      : undefined,
]

const above = (
  field: FactProblem['field'],
  count: number | undefined,
  of: number | undefined,
  counted: string,
  ofWhat: string,
): FactProblem | undefined =>
  count !== undefined && of !== undefined && count > of
    ? { field, problem: `${count.toLocaleString('en-US')} ${counted}, but only ${of.toLocaleString('en-US')} ${ofWhat}` }
    : undefined

/** In the east a date begins half a day before UTC, and dates are stored as noon. Milliseconds. */
const aDay = 86_400_000

/** The impossible facts among those that one source states; missing facts are not checked. At most one problem per field. */
export const factProblems = (facts: Stated, now: Date): FactProblem[] => {
  const problems: FactProblem[] = []
  const latest = new Date(now.getTime() + aDay).toISOString()
  for (const field of countFields) {
    if ((facts[field] ?? 0) > maxCounted[field])
      problems.push({ field, problem: `more than ${maxCounted[field].toLocaleString('en-US')}, the maximum for this column` })
  }
  for (const field of amountFigures)
    if ((facts[field] ?? 0) > maxAmount) problems.push({ field, problem: 'larger than the maximum for one bidder, 1,000,000,000' })
  for (const field of dateFigures)
    if ((facts[field] ?? '') > latest) problems.push({ field, problem: 'date in the future, check the year' })
  for (const rule of rules) {
    const found = rule(facts)
    if (found && problems.every(({ field }) => field !== found.field)) problems.push(found)
  }
  return problems
}
