import { CandidateSource, compareAllUpTo } from './blocking/candidates.ts'
import { broadRules, type Rule, sharpRules } from './blocking/rules.ts'
import { Comparer } from './compare/comparer.ts'
import { Sketch } from './compare/sketch.ts'
import { SketchRows } from './compare/sketch-rows.ts'
import { partsOf } from './in-parts.ts'
import { settle, startEstimate } from './learning/expectation.ts'
import { KeptPairs } from './learning/kept-pairs.ts'
import { measureDependence } from './learning/measure-dependence.ts'
import { contentOrder } from './learning/random-pairs.ts'
import { chanceOf, drawRandomPairs } from './learning/random-sample.ts'
import { measureFrequencies } from './model/frequencies.ts'
import { type Learnt, listedValues } from './model/match-model.ts'
import { weightsFrom } from './model/parameters.ts'
import type { Weights } from './model/weigh.ts'
import { at, cellsPerSignal, level } from './signals.ts'
import type { PersonTable } from './table/person-table.ts'

/** Pairs below these weights, the prior included, are not kept: little is known at first, more later. */
const keptFirst = -10
const keptLater = -7
const refinements = 2
/** If matches are more common than estimated by this many bits, the skipped pairs are compared again. */
const surprise = 1

/** Steps of a search, in their order. */
const steps = ['reading', 'sampling', 'comparing', 'estimating', 'clustering'] as const
export type Step = (typeof steps)[number]

/** Where a search has got to; `share` of the step is done. */
export interface Progress {
  step: Step
  share: number
}

export interface Found {
  learnt: Learnt
  comparer: Comparer
  kept: KeptPairs
}

/** Compares the candidates and learns the weights from them. Yields after each part of a step. */
export function* learn(table: PersonTable, seed = 1): Generator<Progress, Found> {
  yield { step: 'sampling', share: 0 }
  const { frequencies, scales } = measureFrequencies(table, listedValues)
  const comparer = new Comparer(table, frequencies)
  const order = contentOrder(table)
  yield { step: 'sampling', share: 0.2 }
  const drawn = yield* partsOf(drawRandomPairs(comparer, order, seed), { step: 'sampling', share: 0.3 } as const)
  yield { step: 'sampling', share: 0.5 }
  const sampled = { step: 'sampling', share: 0.6 } as const
  let chance = yield* partsOf(chanceOf(drawn), sampled)
  chance = yield* partsOf(chanceOf(drawn, startEstimate(chance, table.size)), sampled)
  let estimate = startEstimate(chance, table.size)
  const implied = yield* partsOf(measureDependence(comparer, order, estimate), sampled)
  estimate = { ...estimate, weights: { ...estimate.weights, implied } }

  yield { step: 'sampling', share: 0.8 }
  const kept = new KeptPairs()
  const rows = new SketchRows(comparer, table.size)
  const source = new CandidateSource(table)
  const rules = sharpRules.length + broadRules.length
  const keep = (list: readonly Rule[], from: number): Generator<number> =>
    source.visit(list, keeper(comparer, rows, { weights: withoutDates(estimate.weights), least: from - estimate.prior }, kept))
  for (const done of keep(sharpRules, keptFirst)) yield { step: 'comparing', share: done / rules }
  if (table.size > compareAllUpTo) {
    estimate = yield* partsOf(settle(kept, estimate, chance, table.size), { step: 'comparing', share: sharpRules.length / rules } as const)
    for (const done of keep(broadRules, keptLater)) yield { step: 'comparing', share: (sharpRules.length + done) / rules }
  }

  const thought = estimate.prior
  estimate = yield* partsOf(settle(kept, estimate, chance, table.size), { step: 'estimating', share: 0 } as const)
  if (estimate.prior > thought + surprise)
    for (const done of keep([...sharpRules, ...broadRules], keptLater)) yield { step: 'comparing', share: done / rules }

  for (let round = 0; round < refinements; round += 1) {
    const refined = { step: 'estimating', share: round / (refinements + 1) } as const
    yield refined
    estimate = yield* partsOf(settle(kept, estimate, chance, table.size), refined)
    chance = yield* partsOf(chanceOf(drawn, estimate), refined)
    estimate = { ...estimate, weights: { ...estimate.weights, signals: weightsFrom(estimate.agreement, chance) } }
  }
  const last = { step: 'estimating', share: refinements / (refinements + 1) } as const
  estimate = yield* partsOf(settle(kept, estimate, chance, table.size), last)
  return { learnt: { estimate, chance, scales }, comparer, kept }
}

/** Compares a candidate pair, and keeps it when it reaches the weight of the sketch. */
const keeper = (comparer: Comparer, rows: SketchRows, { weights, least }: { weights: Weights; least: number }, kept: KeptPairs) => {
  const sketch = new Sketch(rows, weights, least)
  return (a: number, b: number): void => {
    if (!sketch.mayMatch(a, b) || kept.has(a, b)) return
    if (comparer.weighAtLeast(a, b, sketch, weights, least) >= least) kept.add(a, b, comparer)
  }
}

/**
 * The weights with which a pair is chosen: differing dates of birth do not count. Pairs that agree in all but the date are fathers and sons
 * of one name; the estimate needs those whose dates are known to weigh those whose dates are not.
 */
const withoutDates = (weights: Weights): Weights => {
  const signals = Float64Array.from(weights.signals)
  for (const found of [level.like, level.different, level.yearsApart]) {
    const cell = at.dateOfBirth * cellsPerSignal + found
    signals[cell] = Math.max(0, signals[cell] ?? 0)
  }
  return { ...weights, signals }
}
