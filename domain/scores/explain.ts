import type { AuctionHistoryItem, BidderFacts } from '@auctionwiz/contracts/bidder-facts'
import type { Bidder } from '@auctionwiz/contracts/bidders'
import type { Money } from '@auctionwiz/contracts/fields'
import type { ScoreComponent, ScoreType } from '@auctionwiz/contracts/scores'
import { componentFormulas } from './components.ts'
import { externalHistory } from './external-history.ts'
import { remainingFacts } from './facts.ts'
import { countAuction, factsFrom, startTally } from './history-facts.ts'
import { scoredFacts } from './scored-facts.ts'

/** One auction behind a part of a score. */
export interface PartEvent {
  /** Of another house's auction only the month, the category and the payment may be shown. */
  auction: AuctionHistoryItem
  /** The purchases; only for this house's own auctions. */
  amount?: Money
  /** Signed points of this part, with fractions; see `explainPart`. */
  effect: number
}

/** `start.points` and the effects of `events` add up to `points`, which is the part's points in the score. */
export interface PartExplanation {
  /**
   * The part's value without the events: the neutral value or the record before them, and facts without a date. `others` are the figures of other
   * houses that are in no event.
   */
  start: { own: BidderFacts; others?: BidderFacts; points: number }
  /** Newest first. */
  events: PartEvent[]
  points: number
}

/** An event with less effect is omitted and counted in the start. */
const leastEffect = 0.005

const paid = new Set<ScoreComponent>(['paymentHistory', 'avgSpending', 'disputeHistory'])

const byDate = (left: AuctionHistoryItem, right: AuctionHistoryItem): number =>
  left.auctionDate < right.auctionDate ? -1 : left.auctionDate > right.auctionDate ? 1 : 0

/** The fields of a bidder that explain the scores. */
export type Explained = Pick<Bidder, 'facts' | 'network' | 'currency' | 'auctionHistory' | 'nationalScore' | 'localScore'>

/**
 * The events behind one part of a bidder's score, undefined when the score has no such part.
 *
 * The effect of an auction is the change of this part's points when the auctions are counted one after the other in the order of their
 * dates, starting from the facts without them. Time is the same for all: that of the score's last update. So an effect
 * says what the auction does in today's score given those before it; the same payment moves a long record less than a short one. Dates,
 * disputes, messages and referrals have no auction to be shown with and are in the start, as is the rounding of the value.
 */
export const explainPart = (component: ScoreComponent, bidder: Explained, scoreType: ScoreType): PartExplanation | undefined => {
  const score = scoreType === 'national' ? bidder.nationalScore : bidder.localScore
  const part = score.parts.find((candidate) => candidate.component === component)
  if (part === undefined) return undefined
  const weightSum = score.parts.reduce((sum, { weight }) => sum + weight, 0)
  const now = new Date(score.lastUpdated)
  const external = scoreType === 'national' ? externalHistory(bidder) : []
  const history = [...bidder.auctionHistory, ...external]
  const opening = remainingFacts(scoredFacts(bidder, scoreType), factsFrom(history))
  const tally = startTally(opening)
  const pointsNow = (): number => ((componentFormulas[component](tally.facts, now) ?? 0) * part.weight) / (weightSum || 1)

  const events: PartEvent[] = []
  let before = pointsNow()
  let explained = 0
  for (const item of history.toSorted(byDate)) {
    countAuction(tally, item)
    const effect = pointsNow() - before
    before += effect
    if (Math.abs(effect) < leastEffect) continue
    explained += effect
    events.push(eventOf(component, item, effect))
  }
  const own = remainingFacts(bidder.facts, factsFrom(bidder.auctionHistory))
  const others = scoreType === 'national' && bidder.network ? remainingFacts(bidder.network.facts, factsFrom(external)) : undefined
  return {
    start: { own, ...(others && { others }), points: part.points - explained },
    events: events.reverse(),
    points: part.points,
  }
}

const eventOf = (component: ScoreComponent, auction: AuctionHistoryItem, effect: number): PartEvent =>
  auction.isInternal && paid.has(component) && auction.wonItems > 0 ? { auction, effect, amount: auction.totalSpent } : { auction, effect }
