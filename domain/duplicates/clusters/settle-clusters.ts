import type { Comparer } from '../compare/comparer.ts'
import type { Estimate } from '../model/expectation.ts'
import type { KeptPairs } from '../model/kept-pairs.ts'
import { weightOf } from '../model/weigh.ts'
import { at, cellsPerSignal, level } from '../signals.ts'
import { type Component, components } from './components.ts'
import type { ClusterEvidence } from './join-odds.ts'
import { clusterPosterior } from './posterior.ts'

/** Pairs from this weight on tie records together for a closer look. */
const linkFrom = -6
/** The ways to part a component grow fast with its records. */
const mostRecords = 8
/** A component whose pairs all weigh this much needs no closer look. */
const certain = 13
/** Other records raise or lower a pair to this weight at most. */
const furthest = 20

/** Signals that are copied together: names with the address that was made of them; lines of the street; place; and each other one. */
const groups = [[at.givenName, at.surname, at.email], [at.dateOfBirth], [at.phone]] as const
const addressGroups = [
  [at.streetNumber, at.street, at.secondLine],
  [at.suburb, at.postcode, at.state],
] as const

/**
 * Weights of all kept pairs, the prior included, each in the light of the other records of its cluster. Pairs of a cluster that were not
 * candidates are compared and kept too.
 */
export const settleClusters = (
  kept: KeptPairs,
  comparer: Comparer,
  { weights, prior }: Estimate,
): { direct: Float64Array; total: Float64Array } => {
  let direct = new Float64Array(kept.size)
  for (let pair = 0; pair < kept.size; pair += 1) direct[pair] = kept.weigh(pair, weights) + prior
  const found = components(
    { first: kept.first, second: kept.second, weights: direct },
    kept.size,
    comparer.table.size,
    linkFrom,
    mostRecords,
  )
  const changed = new Map<number, number>()
  const own = direct
  for (const component of found) {
    if (isCertain(component, own)) continue
    const { evidence, pairs } = compareAll(component.records, kept, comparer, { weights, prior })
    const posterior = clusterPosterior(evidence)
    for (const [cell, pair] of pairs) {
      const before = kept.weigh(pair, weights) + prior
      const after = Math.max(-furthest, Math.min(furthest, weightOf(Math.min(1, posterior[cell] ?? 0))))
      if (before < furthest || after < furthest) changed.set(pair, after)
    }
  }
  const total = new Float64Array(kept.size)
  direct = new Float64Array(kept.size)
  for (let pair = 0; pair < kept.size; pair += 1) {
    direct[pair] = kept.weigh(pair, weights) + prior
    total[pair] = changed.get(pair) ?? direct[pair] ?? 0
  }
  return { direct, total }
}

const isCertain = ({ records, pairs }: Component, weights: Float64Array): boolean =>
  pairs.length === (records.length * (records.length - 1)) / 2 && pairs.every((pair) => (weights[pair] ?? 0) >= certain)

/** Compares every two records of a component; answers the evidence and, by cell of its matrices, the kept pair. */
const compareAll = (
  records: readonly number[],
  kept: KeptPairs,
  comparer: Comparer,
  { weights, prior }: Pick<Estimate, 'weights' | 'prior'>,
): { evidence: ClusterEvidence; pairs: Map<number, number> } => {
  const size = records.length
  const matrix = (): Float64Array => new Float64Array(size * size).fill(Number.NaN)
  const own = groups.map(matrix)
  const address = addressGroups.map(matrix)
  const pairs = new Map<number, number>()
  const fill = (list: readonly (readonly number[])[], matrices: readonly Float64Array[], a: number, b: number): void => {
    for (const [index, signals] of list.entries()) {
      const odds = oddsOf(signals, comparer, weights.signals)
      const target = matrices[index]
      if (target === undefined) continue
      target[a * size + b] = odds
      target[b * size + a] = odds
    }
  }
  for (const [b, second] of records.entries()) {
    for (const [a, first] of records.slice(0, b).entries()) {
      comparer.compare(first, second)
      fill(groups, own, a, b)
      fill(addressGroups, address, a, b)
      if (!kept.has(first, second)) kept.add(first, second, comparer)
      pairs.set(a * size + b, kept.indexOf(first, second))
    }
  }
  return { evidence: { records: size, groups: own, address, moved: weights.moved, prior: 2 ** prior }, pairs }
}

/** Odds of some signals of the pair just compared; NaN when none of them is known in both records. */
const oddsOf = (signals: readonly number[], { levels, bits }: Comparer, weights: Float64Array): number => {
  let weight = Number.NaN
  for (const signal of signals) {
    const found = levels[signal] ?? level.missing
    if (found === level.missing) continue
    weight = (Number.isNaN(weight) ? 0 : weight) + (weights[signal * cellsPerSignal + found] ?? 0) - (bits[signal] ?? 0)
  }
  return 2 ** weight
}
