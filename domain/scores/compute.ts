import type { BidderFacts } from '@auctionwiz/contracts/bidders'
import { type Score, type ScorePart, scoreComponents } from '@auctionwiz/contracts/scores'
import { componentFormulas } from './components.ts'
import { hasHistory } from './facts.ts'
import { tierOf } from './tiers.ts'
import { nationalSettings, type ScoreSettings } from './weights.ts'

/** Whole values 0 to 100 in the order of `scoreComponents`; undefined where an optional component is absent. */
const componentValues = (facts: BidderFacts, now: Date): (number | undefined)[] =>
  scoreComponents.map((component) => {
    const value = componentFormulas[component](facts, now)
    return value === undefined ? undefined : Math.round(value)
  })

const weigh = (values: readonly (number | undefined)[], facts: BidderFacts, settings: ScoreSettings, now: Date): Score => {
  const parts: ScorePart[] = []
  let total = 0
  let weighted = 0
  scoreComponents.forEach((component, index) => {
    const value = values[index]
    const weight = settings.weights[component]
    if (value === undefined || weight === undefined) return
    parts.push({ component, value, weight, points: 0 })
    total += weight
    weighted += value * weight
  })
  let exact = 0
  for (const part of parts) {
    part.points = total === 0 ? 0 : (part.value * part.weight) / total
    exact += part.points
  }
  // Half up on the sums before the division: 84.5 stays 84.5 where the added parts may come to 84.49999999.
  const score = total === 0 ? 0 : Math.floor((2 * weighted + total) / (2 * total))
  return { score, exact, tier: tierOf(score, settings.thresholds, hasHistory(facts)), lastUpdated: now.toISOString(), parts }
}

/**
 * A score from 0 to 100: the mean of the component values, weighted over the components present. `exact` is the sum of the parts'
 * points in their order, `score` the same rounded half up.
 */
export const computeScore = (facts: BidderFacts, settings: ScoreSettings, now: Date): Score =>
  weigh(componentValues(facts, now), facts, settings, now)

/** Both scores of a bidder: by the platform's settings and by those of the house. */
export const scoreBidder = (facts: BidderFacts, custom: ScoreSettings, now: Date): { nationalScore: Score; localScore: Score } => {
  const values = componentValues(facts, now)
  return { nationalScore: weigh(values, facts, nationalSettings, now), localScore: weigh(values, facts, custom, now) }
}
