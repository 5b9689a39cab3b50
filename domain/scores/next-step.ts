import type { BidderFacts } from '@auctionwiz/contracts/bidder-facts'
import type { Bidder } from '@auctionwiz/contracts/bidders'
import type { ScoreComponent, ScoreType } from '@auctionwiz/contracts/scores'
import { componentFormulas } from './components.ts'
import { scoredFacts } from './scored-facts.ts'

/** What would raise a part, and by how many points of the score. */
export interface NextStep {
  component: ScoreComponent
  /** 0 if nothing raises the part further. */
  gain: number
}

const year = 365.25 * 86_400_000

/** Each component's next event of the kind that raises it, done well: paid the day after, answered, without a dispute. */
const steps: Record<ScoreComponent, (facts: BidderFacts, now: Date) => Partial<BidderFacts>> = {
  paymentHistory: ({ paidOnTime, daysToPay }) => ({ paidOnTime: paidOnTime + 1, daysToPay: daysToPay + 1 }),
  bidActivity: ({ lotsBid, bids }, now) => ({ lotsBid: lotsBid + 5, bids: bids + 20, mostRecentAuction: now.toISOString() }),
  winRate: ({ lotsBid, wins, top3 }) => ({ lotsBid: lotsBid + 1, wins: wins + 1, top3: top3 + 1 }),
  // Another lot at twice the usual price, or at 1,000.00 without any purchase yet.
  avgSpending: ({ spent, wins, auctions }) => ({
    spent: spent + (spent > 0 ? 2 * Math.round(spent / (wins || auctions || 1)) : 100_000),
    wins: wins + 1,
  }),
  accountAge: ({ firstAuction }, now) => ({
    firstAuction: new Date((firstAuction === undefined ? now.getTime() : Date.parse(firstAuction)) - year).toISOString(),
  }),
  communicationResponsiveness: ({ messagesReceived, messagesAnswered }) => ({
    messagesReceived: messagesReceived + 1,
    messagesAnswered: messagesAnswered + 1,
  }),
  disputeHistory: ({ wins, paidOnTime, paidLate }) => ({ wins: Math.max(wins, paidOnTime + paidLate) + 1 }),
  referrals: ({ referrals }) => ({ referrals: referrals + 1 }),
  seasonalActivity: ({ activeMonths }) => ({ activeMonths: Math.min(12, activeMonths + 1) }),
  loyaltyBonus: ({ auctions }, now) => ({ auctions: auctions + 1, mostRecentAuction: now.toISOString() }),
}

/** The next step that raises a part of a bidder's score, as of the score's last update; undefined when the score has no such part. */
export const nextStep = (
  component: ScoreComponent,
  bidder: Pick<Bidder, 'facts' | 'network' | 'nationalScore' | 'localScore'>,
  scoreType: ScoreType,
): NextStep | undefined => {
  const score = scoreType === 'national' ? bidder.nationalScore : bidder.localScore
  const part = score.parts.find((candidate) => candidate.component === component)
  if (part === undefined) return undefined
  const now = new Date(score.lastUpdated)
  const facts = scoredFacts(bidder, scoreType)
  const weights = score.parts.reduce((sum, { weight }) => sum + weight, 0) || 1
  const formula = componentFormulas[component]
  const before = formula(facts, now) ?? 0
  const after = formula({ ...facts, ...steps[component](facts, now) }, now) ?? 0
  return { component, gain: (Math.max(0, after - before) * part.weight) / weights }
}
