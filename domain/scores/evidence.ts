import type { BidderFacts } from '@auctionwiz/contracts/bidder-facts'
import type { Bidder } from '@auctionwiz/contracts/bidders'
import { componentFormulas } from './components.ts'
import { hasHistory } from './facts.ts'
import { scoredFacts } from './scored-facts.ts'
import { nationalSettings, type StandardComponent } from './weights.ts'

/** How many observations of a component count as much as the neutral value it starts from. */
const settledBy: Record<StandardComponent, number> = {
  paymentHistory: 2,
  bidActivity: 10,
  winRate: 4,
  avgSpending: 2,
  accountAge: 1,
  communicationResponsiveness: 2,
  disputeHistory: 2,
  referrals: 1,
}

const observed: Record<StandardComponent, (facts: BidderFacts) => number> = {
  paymentHistory: ({ paidOnTime, paidLate, unpaid }) => paidOnTime + paidLate + unpaid,
  bidActivity: ({ lotsBid, auctions, wins }) => Math.max(lotsBid, auctions, wins),
  winRate: ({ lotsBid }) => lotsBid,
  avgSpending: ({ wins, auctions, spent }) => (spent > 0 ? wins || auctions || 1 : 0),
  accountAge: ({ firstAuction }) => (firstAuction === undefined ? 0 : 1),
  communicationResponsiveness: ({ messagesReceived }) => messagesReceived,
  disputeHistory: ({ wins, paidOnTime, paidLate, disputes }) => Math.max(wins, paidOnTime + paidLate, disputes),
  referrals: ({ referrals }) => referrals,
}

const components = Object.keys(settledBy) as StandardComponent[]

/** How well evidence supports a bidder's AuctionWiz score. */
export interface ScoreEvidence {
  /**
   * The mean of the component values, 0 to 100. Each is weighted by its weight in the AuctionWiz score and by its evidence. A component without
   * evidence counts as 50 in the score and not at all here. Absent without any history.
   */
  aiNationalScore?: number
  /** Percent of the weights that evidence supports: n observations against the number that settles a component, n / (n + k). */
  confidence: number
}

export const scoreEvidence = (bidder: Pick<Bidder, 'facts' | 'network'>, now: Date): ScoreEvidence => {
  const facts = scoredFacts(bidder, 'national')
  let known = 0
  let total = 0
  let sum = 0
  for (const component of components) {
    const weight = nationalSettings.weights[component]
    const count = observed[component](facts)
    const backed = (weight * count) / (count + settledBy[component])
    total += weight
    known += backed
    sum += backed * (componentFormulas[component](facts, now) ?? 0)
  }
  const confidence = Math.round((100 * known) / total)
  return hasHistory(facts) && known > 0 ? { aiNationalScore: Math.round(sum / known), confidence } : { confidence }
}
