import type { BidderFacts } from '@auctionwiz/contracts/bidder-facts'

/** The facts of a bidder without history. */
export const emptyFacts = (): BidderFacts => ({
  auctions: 0,
  lotsBid: 0,
  bids: 0,
  wins: 0,
  top3: 0,
  spent: 0,
  paidOnTime: 0,
  paidLate: 0,
  unpaid: 0,
  daysToPay: 0,
  disputes: 0,
  defaults: 0,
  defaultAmount: 0,
  paymentNotices: 0,
  messagesReceived: 0,
  messagesAnswered: 0,
  referrals: 0,
  activeMonths: 0,
})

/** The facts that are plain sums: two records of one person add up. */
export const countedFacts = [
  'auctions',
  'lotsBid',
  'bids',
  'wins',
  'top3',
  'spent',
  'paidOnTime',
  'paidLate',
  'unpaid',
  'daysToPay',
  'disputes',
  'defaults',
  'defaultAmount',
  'paymentNotices',
  'messagesReceived',
  'messagesAnswered',
  'referrals',
] as const satisfies readonly (keyof BidderFacts)[]

/** The instant stored for a calendar date. Noon UTC falls on that day at nearly every house; midnight UTC is the day before in America. */
export const noonOf = (date: string): string => `${date}T12:00:00Z`

/** ISO instants in UTC order as text. */
export const earlier = (left: string | undefined, right: string | undefined): string | undefined =>
  left === undefined ? right : right === undefined || left < right ? left : right

export const later = (left: string | undefined, right: string | undefined): string | undefined =>
  left === undefined ? right : right === undefined || left > right ? left : right

const withDates = (facts: BidderFacts, first: string | undefined, last: string | undefined): BidderFacts => {
  if (first !== undefined) facts.firstAuction = first
  if (last !== undefined) facts.mostRecentAuction = last
  return facts
}

/** Two records of the same person, counted together. Months are the larger number, since which months they were is not known. */
export const addFacts = (left: BidderFacts, right: BidderFacts): BidderFacts => {
  const sum = emptyFacts()
  for (const fact of countedFacts) sum[fact] = left[fact] + right[fact]
  sum.activeMonths = Math.max(left.activeMonths, right.activeMonths)
  return withDates(sum, earlier(left.firstAuction, right.firstAuction), later(left.mostRecentAuction, right.mostRecentAuction))
}

/** The part of `whole` that `known` does not explain; never negative. `known` explains a month or date that it also has. */
export const remainingFacts = (whole: BidderFacts, known: BidderFacts): BidderFacts => {
  const rest = emptyFacts()
  for (const fact of countedFacts) rest[fact] = Math.max(0, whole[fact] - known[fact])
  if (whole.activeMonths > known.activeMonths) rest.activeMonths = whole.activeMonths
  return withDates(
    rest,
    whole.firstAuction === known.firstAuction ? undefined : whole.firstAuction,
    whole.mostRecentAuction === known.mostRecentAuction ? undefined : whole.mostRecentAuction,
  )
}

/** Whether the person has ever taken part in a sale or owed for one. Referrals and messages do not count. */
export const hasHistory = (facts: BidderFacts): boolean =>
  facts.auctions +
    facts.lotsBid +
    facts.bids +
    facts.wins +
    facts.top3 +
    facts.spent +
    facts.paidOnTime +
    facts.paidLate +
    facts.unpaid +
    facts.disputes +
    facts.defaults +
    facts.defaultAmount +
    facts.paymentNotices >
    0 || facts.firstAuction !== undefined
