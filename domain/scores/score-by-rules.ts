import type { Bidder } from '@auctionwiz/contracts/bidders'
import type { ScoringRules } from '@auctionwiz/contracts/scoring'
import { statusInForce } from './automation.ts'
import { scoreBidder } from './compute.ts'

export type ScoredBy = Pick<Bidder, 'nationalScore' | 'localScore' | 'autoInviteStatus'>

/** The fields that determine a bidder's scores and invitation status, besides the rules and the time. */
export type Scorable = Pick<Bidder, 'facts' | 'status' | 'autoInviteOverride' | 'localManual' | 'network'>

/** Both scores and the invitation status of a bidder by the rules of the house: the only place that computes them. */
export const scoreByRules = (bidder: Scorable, rules: ScoringRules, now: Date): ScoredBy => {
  const scores = scoreBidder(bidder.facts, rules, now, { manual: bidder.localManual, network: bidder.network?.facts })
  return { ...scores, autoInviteStatus: statusInForce({ ...bidder, localScore: scores.localScore }, rules) }
}
