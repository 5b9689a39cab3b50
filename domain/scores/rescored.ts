import type { Bidder } from '@auctionwiz/contracts/bidders'
import type { ScoringRules } from '@auctionwiz/contracts/scoring'
import { recordScoreChanges } from './changes.ts'
import { scoreByRules } from './score-by-rules.ts'

const unchanged = (before: Bidder['nationalScore'], after: Bidder['nationalScore']): boolean =>
  before.exact === after.exact && before.tier === after.tier && JSON.stringify(before.parts) === JSON.stringify(after.parts)

/** The bidder with scores and invitation status computed anew by the house's rules; undefined when nothing of them changes. `cause` goes into the history. */
export const rescored = (bidder: Bidder, rules: ScoringRules, now: Date, cause: string): Bidder | undefined => {
  const next = scoreByRules(bidder, rules, now)
  const same =
    next.autoInviteStatus === bidder.autoInviteStatus &&
    unchanged(bidder.nationalScore, next.nationalScore) &&
    unchanged(bidder.localScore, next.localScore)
  if (same) return undefined
  return { ...bidder, ...next, scoreHistory: recordScoreChanges(bidder, next, cause), updatedAt: now.toISOString() }
}
