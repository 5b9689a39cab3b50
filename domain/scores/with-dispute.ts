import type { Bidder } from '@auctionwiz/contracts/bidders'
import type { ScoringRules } from '@auctionwiz/contracts/scoring'
import type { Dispute } from '../legal-cases/dispute.ts'
import { recordScoreChanges } from './changes.ts'
import { scoreByRules } from './score-by-rules.ts'

interface Change {
  /** What the case added so far, and what it adds now. */
  before: Dispute | undefined
  after: Dispute | undefined
  cause: string
}

const counts = ['disputes', 'defaults', 'defaultAmount'] as const

/**
 * The bidder with what a legal case adds to the facts, and both scores. A claim is not proven, so it is no recorded fact: other houses do not learn
 * of it.
 */
export const withDispute = (
  bidder: Bidder,
  { before, after, cause }: Change,
  { rules, now }: { rules: ScoringRules; now: Date },
): Bidder => {
  const facts = { ...bidder.facts }
  for (const name of counts) facts[name] = Math.max(0, facts[name] + (after?.[name] ?? 0) - (before?.[name] ?? 0))
  const known = { ...bidder, facts }
  const scores = scoreByRules(known, rules, now)
  return { ...known, ...scores, scoreHistory: recordScoreChanges(bidder, scores, cause, now), updatedAt: now.toISOString() }
}
