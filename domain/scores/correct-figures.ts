import type { BidderFacts } from '@auctionwiz/contracts/bidder-facts'
import type { CorrectedFigures } from '@auctionwiz/contracts/bidder-figures'
import type { Bidder } from '@auctionwiz/contracts/bidders'
import type { ScoringRules } from '@auctionwiz/contracts/scoring'
import { recordScoreChanges } from './changes.ts'
import { noonOf } from './facts.ts'
import { scoreByRules } from './score-by-rules.ts'

/** The facts with corrected figures. Dates are stored as instants. */
export const correctedFacts = (facts: BidderFacts, { firstAuction, mostRecentAuction, ...counts }: CorrectedFigures): BidderFacts => ({
  ...facts,
  ...Object.fromEntries(Object.entries(counts).filter(([, count]) => count !== undefined)),
  ...(firstAuction !== undefined && { firstAuction: noonOf(firstAuction) }),
  ...(mostRecentAuction !== undefined && { mostRecentAuction: noonOf(mostRecentAuction) }),
})

/** The bidder with corrected figures and recomputed scores. */
export const withCorrectedFigures = (before: Bidder, figures: CorrectedFigures, rules: ScoringRules, now: Date): Bidder => {
  const corrected: Bidder = { ...before, facts: correctedFacts(before.facts, figures), updatedAt: now.toISOString() }
  const scores = scoreByRules(corrected, rules, now)
  return { ...corrected, ...scores, scoreHistory: recordScoreChanges(before, scores, 'Figures corrected') }
}
