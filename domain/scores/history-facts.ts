import type { AuctionHistoryItem, BidderFacts } from '@auctionwiz/contracts/bidder-facts'
import { addFacts, earlier, emptyFacts, later } from './facts.ts'

/** A payment is on time within this many days after the auction's end. */
export const paymentDueDays = 7

/** Assumed days for a payment of which only the outcome is known: the middle of the time allowed, and twice that time. */
export const assumedDays = { onTime: 4, late: 14 } as const

/** Facts being counted from a history; `months` are the calendar months (0 to 11, UTC) with an auction. */
export interface FactsTally {
  facts: BidderFacts
  months: Set<number>
}

export const startTally = (facts: BidderFacts = emptyFacts()): FactsTally => ({ facts: { ...facts }, months: new Set() })

/** Counts one auction into the tally. An auction with something won is one payment; while that is Pending it says nothing yet. */
export const countAuction = (tally: FactsTally, item: AuctionHistoryItem): void => {
  const { facts, months } = tally
  facts.auctions += 1
  facts.lotsBid += item.lotsBid
  facts.bids += item.totalBids
  facts.wins += item.wonItems
  facts.spent += item.totalSpent.amount
  if (item.wonItems > 0) countPayment(facts, item)
  months.add(new Date(item.auctionDate).getUTCMonth())
  facts.activeMonths = Math.max(facts.activeMonths, months.size)
  facts.firstAuction = earlier(facts.firstAuction, item.auctionDate) ?? item.auctionDate
  facts.mostRecentAuction = later(facts.mostRecentAuction, item.auctionDate) ?? item.auctionDate
}

const countPayment = (facts: BidderFacts, item: AuctionHistoryItem): void => {
  if (item.paymentStatus === 'Overdue') facts.unpaid += 1
  if (item.paymentStatus !== 'Paid') return
  const days = item.daysToPay ?? assumedDays.onTime
  facts.daysToPay += days
  if (days > paymentDueDays) facts.paidLate += 1
  else facts.paidOnTime += 1
}

/**
 * The facts of a history of auctions, in any order, with those it does not contain (disputes, messages, referrals, …) from `extra`.
 * Amounts are in minor units of the house's currency.
 */
export const factsFrom = (history: readonly AuctionHistoryItem[], extra: Partial<BidderFacts> = {}): BidderFacts => {
  const tally = startTally()
  for (const item of history) countAuction(tally, item)
  return addFacts(tally.facts, { ...emptyFacts(), ...extra })
}
