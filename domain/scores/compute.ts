import type { BidderFacts } from '@auctionwiz/contracts/bidder-facts'
import { type Score, type ScorePart, scoreComponents, type Tier } from '@auctionwiz/contracts/scores'
import type { LocalManual } from '@auctionwiz/contracts/staff-entries'
import { componentFormulas } from './components.ts'
import { addFacts, hasHistory } from './facts.ts'
import { tierOf } from './tiers.ts'
import { nationalSettings, type ScoreSettings } from './weights.ts'

/** Whole values 0 to 100 in the order of `scoreComponents`; undefined where an optional component is absent. */
const componentValues = (facts: BidderFacts, now: Date): (number | undefined)[] =>
  scoreComponents.map((component) => {
    const value = componentFormulas[component](facts, now)
    return value === undefined ? undefined : Math.round(value)
  })

const weigh = (
  values: readonly (number | undefined)[],
  facts: BidderFacts,
  settings: ScoreSettings,
  now: Date,
  manual: LocalManual = {},
): Score => {
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
  const rounded = (extra: number): number => (total === 0 ? extra : Math.floor((2 * (weighted + extra * total) + total) / (2 * total)))
  const lastUpdated = now.toISOString()
  const tierFor = (score: number, known: boolean): Tier => manual.tier?.tier ?? tierOf(score, settings.thresholds, known)
  if (!manual.score) {
    const score = rounded(0)
    return { score, exact, tier: tierFor(score, hasHistory(facts)), lastUpdated, parts }
  }
  const { kind, value } = manual.score
  const wanted = kind === 'set' ? value : Math.min(100, Math.max(0, exact + value))
  const score = kind === 'set' ? value : Math.min(100, Math.max(0, rounded(value)))
  return { score, exact: wanted, tier: tierFor(score, true), lastUpdated, parts, adjustment: wanted - exact }
}

/**
 * A score from 0 to 100: the mean of the component values, weighted over the components present. `exact` is the sum of the parts'
 * points in their order, `score` the same rounded half up.
 */
export const computeScore = (facts: BidderFacts, settings: ScoreSettings, now: Date): Score =>
  weigh(componentValues(facts, now), facts, settings, now)

/** A bidder's data besides the house's own facts. */
export interface Beside {
  /** The manual custom score. */
  manual?: LocalManual | undefined
  /** Facts from other houses, only for the national score. */
  network?: BidderFacts | undefined
}

/** Both scores of a bidder: by the platform's settings with all facts, and by the house's settings with its own facts. */
export const scoreBidder = (
  facts: BidderFacts,
  custom: ScoreSettings,
  now: Date,
  { manual, network }: Beside = {},
): { nationalScore: Score; localScore: Score } => {
  const values = componentValues(facts, now)
  const known = network ? addFacts(facts, network) : facts
  const nationalValues = network ? componentValues(known, now) : values
  return { nationalScore: weigh(nationalValues, known, nationalSettings, now), localScore: weigh(values, facts, custom, now, manual) }
}
