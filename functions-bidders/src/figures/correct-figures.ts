import type { BidderFacts } from '@auctionwiz/contracts/bidder-facts'
import type { correctFigures as endpoint } from '@auctionwiz/contracts/bidder-figures'
import type { Bidder } from '@auctionwiz/contracts/bidders'
import { factProblems } from '@auctionwiz/domain/imports/fact-problems'
import { withCorrectedFigures } from '@auctionwiz/domain/scores/correct-figures'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { writeBidders } from '@auctionwiz/records/bidder-writes'
import { readBidder } from '@auctionwiz/records/bidders'
import { readScoringRules } from '@auctionwiz/records/scoring-settings'
import { visibleBidder } from '../bidders/visible-bidder.ts'

/** Corrects figures that a file or a person stated wrongly. The audit event records old and new figures with the reason. */
export const correctFigures: UseCase<typeof endpoint> = async ({ params, body: { figures, reason, version } }, context) => {
  const { house, now, audit } = context
  const [before, rules] = await Promise.all([readBidder(house, params.id), readScoringRules(house)])
  if (before.version !== version) throw new Failure('stale_version')
  const after = withCorrectedFigures(before, figures, rules, now)
  const changed = changedFacts(before, after)
  requirePossible(after.facts, changed, now)
  const event = audit({
    action: 'bidder.figures',
    subjectType: 'bidder',
    subjectId: before.id,
    subjectName: before.name,
    before: picked(before.facts, changed),
    after: { ...picked(after.facts, changed), reason },
  })
  const [written = ''] = await writeBidders(house, [{ before, after }], [event])
  return visibleBidder({ ...after, version: written }, context)
}

type Fact = keyof BidderFacts

const changedFacts = (before: Bidder, after: Bidder): Fact[] => {
  const facts = Object.keys({ ...before.facts, ...after.facts }) as Fact[]
  return facts.filter((fact) => before.facts[fact] !== after.facts[fact])
}

const picked = (facts: BidderFacts, chosen: readonly Fact[]) => Object.fromEntries(chosen.map((fact) => [fact, facts[fact]]))

/** Refuses a corrected figure that contradicts another one. Contradictions between figures that are not being corrected are allowed. */
const requirePossible = (facts: BidderFacts, changed: readonly Fact[], now: Date): void => {
  const stated = Object.fromEntries(Object.entries(facts).filter(([fact, value]) => value !== 0 || changed.includes(fact as Fact)))
  const problems = factProblems(stated, now).filter(({ field }) => changed.includes(field))
  if (problems.length > 0)
    throw new Failure('invalid_request', { fields: Object.fromEntries(problems.map(({ field, problem }) => [field, `${problem}.`])) })
}
