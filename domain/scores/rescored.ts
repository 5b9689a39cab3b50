import type { Bidder } from '@auctionwiz/contracts/bidders'
import type { ScoringRules } from '@auctionwiz/contracts/scoring'
import { type Cause, recordScoreChanges } from './changes.ts'
import { scoreByRules } from './score-by-rules.ts'

const unchanged = (before: Bidder['nationalScore'], after: Bidder['nationalScore']): boolean =>
  before.exact === after.exact &&
  before.score === after.score &&
  before.tier === after.tier &&
  JSON.stringify(before.parts) === JSON.stringify(after.parts)

/** The times of rescoring: `now` dates the change; ages and absences are counted up to `asOf`. */
export interface Moments {
  now: Date
  asOf: Date
}

/** The bidder with scores and invitation status recomputed by the house's rules; undefined without changes. `cause` goes into the history. */
export const rescored = (bidder: Bidder, rules: ScoringRules, { now, asOf }: Moments, cause: Cause): Bidder | undefined => {
  const next = scoreByRules(bidder, rules, asOf)
  const same =
    next.autoInviteStatus === bidder.autoInviteStatus &&
    unchanged(bidder.nationalScore, next.nationalScore) &&
    unchanged(bidder.localScore, next.localScore)
  if (same) return undefined
  return { ...bidder, ...next, scoreHistory: recordScoreChanges(bidder, next, cause, now), updatedAt: now.toISOString() }
}
