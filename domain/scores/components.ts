import type { BidderFacts } from '@auctionwiz/contracts/bidder-facts'
import type { ScoreComponent } from '@auctionwiz/contracts/scores'

/**
 * One formula per component, from facts to a value of 0 to 100. Without evidence a standard component is at the neutral 50 and an
 * optional one is absent. Rates start from a few imagined neutral observations, so that one event moves a short record by a step
 * and a long one by a little.
 */

const neutralValue = 50

/** Imagined neutral observations that every rate begins with. */
const priorCount = 2

const dayLength = 86_400_000

/** Days from an instant to now, with fractions, never negative. */
const daysSince = (instant: string, now: Date): number => Math.max(0, (now.getTime() - Date.parse(instant)) / dayLength)

const clamp = (value: number): number => Math.min(100, Math.max(0, value))

/** The mean of what was observed and of the imagined neutral observations. `sum` is in value points, 0 to 100 per observation. */
const settled = (sum: number, count: number): number => clamp((sum + priorCount * neutralValue) / (count + priorCount))

/**
 * Per payment: 100 when paid within the 7 days, 40 when later, 0 when not paid; each day until payment takes 1 point off, at most 20 a
 * payment on average. From the mean go 10 per default, up to 30 for the share of the turnover defaulted on, and 2 per payment notice
 * up to 20. Payments weigh most because a lot not paid for is a sale lost.
 */
const paymentHistory = (facts: BidderFacts): number => {
  const paid = facts.paidOnTime + facts.paidLate
  const earned = 100 * facts.paidOnTime + 40 * facts.paidLate - Math.min(facts.daysToPay, 20 * paid)
  const turnover = facts.spent + facts.defaultAmount
  const lost = turnover > 0 ? (30 * facts.defaultAmount) / turnover : 0
  return clamp(settled(earned, paid + facts.unpaid) - 10 * facts.defaults - lost - Math.min(20, 2 * facts.paymentNotices))
}

/**
 * Rises from 50 with the lots bid on (three quarters of the way after 55 lots: 1 - e^(-lots/40)), and falls by up to 40 with the time
 * since the last auction: nothing for 90 days, all of it after 730. Where only other counts are known they stand in for the lots.
 */
const bidActivity = (facts: BidderFacts, now: Date): number => {
  const lots = Math.max(facts.lotsBid, facts.auctions, facts.wins, facts.bids / 4)
  if (lots === 0) return neutralValue
  const idle = facts.mostRecentAuction === undefined ? 0 : Math.min(1, Math.max(0, (daysSince(facts.mostRecentAuction, now) - 90) / 640))
  return clamp(neutralValue + 50 * (1 - Math.exp(-lots / 40)) - 40 * idle)
}

/**
 * Lots won of lots bid on. A quarter of the lots is usual and gives 50; half of them or more gives 100. An underbidder's place among
 * the top three counts a quarter of a win, since it made the price. Begins with four imagined lots, one of them won.
 */
const winRate = (facts: BidderFacts): number => {
  if (facts.lotsBid === 0) return neutralValue
  const won = facts.wins + Math.max(0, facts.top3 - facts.wins) / 4
  return clamp((200 * (won + 1)) / (Math.max(facts.lotsBid, facts.wins) + 4))
}

/**
 * The average price of a lot won, on a scale of powers of ten: 1.00 gives 0, 100.00 gives 50, 10,000.00 gives 100. Amounts are in minor
 * units; a yen is close enough to a cent for such a scale, so one formula serves every currency.
 */
const avgSpending = (facts: BidderFacts): number => {
  if (facts.spent <= 0) return neutralValue
  const lots = facts.wins || facts.auctions || 1
  return settled(lots * clamp(25 * Math.log10(facts.spent / lots / 100)), lots)
}

/** Years since the first auction, nearing 100: 50 at the start, 57 after one year, 77 after five, 89 after ten. */
const accountAge = (facts: BidderFacts, now: Date): number =>
  facts.firstAuction === undefined ? neutralValue : 100 - 50 * Math.exp(-daysSince(facts.firstAuction, now) / 365.25 / 6.5)

/** The share of messages answered. */
const communicationResponsiveness = (facts: BidderFacts): number =>
  settled(100 * Math.min(facts.messagesAnswered, facts.messagesReceived), facts.messagesReceived)

/** Each purchase without a dispute gives 100; a dispute takes the place of three of them, because of the work it makes. */
const disputeHistory = (facts: BidderFacts): number => {
  const purchases = Math.max(facts.wins, facts.paidOnTime + facts.paidLate, facts.disputes)
  return settled(100 * purchases - 300 * facts.disputes, purchases)
}

/** 10 for each bidder brought in, from 50 to 100 with five. */
const referrals = (facts: BidderFacts): number => clamp(neutralValue + 10 * facts.referrals)

/** How much of the year a bidder covers: 100 from 8 different calendar months on. Judged once a full year has passed since the first auction. */
const seasonalActivity = (facts: BidderFacts, now: Date): number | undefined =>
  facts.activeMonths === 0 || facts.firstAuction === undefined || daysSince(facts.firstAuction, now) < 365
    ? undefined
    : clamp((100 * facts.activeMonths) / 8)

/** From 80 for 5 auctions to 100 for 25, for a bidder of at least a year who took part within the last one. */
const loyaltyBonus = (facts: BidderFacts, now: Date): number | undefined => {
  if (facts.auctions < 5 || facts.firstAuction === undefined || facts.mostRecentAuction === undefined) return undefined
  if (daysSince(facts.firstAuction, now) < 365 || daysSince(facts.mostRecentAuction, now) > 365) return undefined
  return clamp(75 + facts.auctions)
}

/** The formulas. The values have fractions; a score rounds them to whole numbers so that its parts can be checked by hand. */
export const componentFormulas: Record<ScoreComponent, (facts: BidderFacts, now: Date) => number | undefined> = {
  paymentHistory,
  bidActivity,
  winRate,
  avgSpending,
  accountAge,
  communicationResponsiveness,
  disputeHistory,
  referrals,
  seasonalActivity,
  loyaltyBonus,
}
