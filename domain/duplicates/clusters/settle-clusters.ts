import type { Comparer } from '../compare/comparer.ts'
import type { InParts } from '../in-parts.ts'
import type { KeptPairs } from '../learning/kept-pairs.ts'
import { hasHouseholds } from '../model/household.ts'
import { type Estimate, weightOf } from '../model/weigh.ts'
import { at, level, signalCount } from '../signals.ts'
import { compareAll } from './cluster-evidence.ts'
import { type Component, components } from './components.ts'
import { clusterPosterior } from './posterior.ts'

/** Pairs from this weight on connect records for a closer check. */
const linkFrom = -6
/** The number of partitions of a component grows fast with its records. */
const maxRecords = 8
/** A component whose pairs all have this weight needs no closer check. */
const certain = 13
/** Components checked between two yields. */
const componentsInPart = 64
/** Pairs weighed between two yields. */
const pairsInPart = 8192
/** Other records raise or lower a pair to this weight at most. */
const furthest = 20

/**
 * Weights of all kept pairs, including the prior, each given the other records of its cluster. Compares and keeps pairs of a cluster that were
 * not candidates too.
 */
export function* settleClusters(
  kept: KeptPairs,
  comparer: Comparer,
  { weights, prior }: Estimate,
): InParts<{ direct: Float64Array; total: Float64Array }> {
  let direct = new Float64Array(kept.size)
  for (let pair = 0; pair < kept.size; pair += 1) {
    if (pair % pairsInPart === 0) yield
    direct[pair] = kept.weigh(pair, weights) + prior
  }
  const found = components(
    { first: kept.first, second: kept.second, weights: direct },
    kept.size,
    comparer.table.size,
    linkFrom,
    maxRecords,
  )
  const changed = new Map<number, number>()
  const own = direct
  yield
  for (const [index, component] of found.entries()) {
    if (index % componentsInPart === 0) yield
    if (isCertain(component, own)) continue
    const { evidence, pairs } = compareAll(component.records, kept, comparer, { weights, prior })
    const posterior = clusterPosterior(evidence)
    for (const [cell, pair] of pairs) {
      const before = kept.weigh(pair, weights) + prior
      const found = Math.max(-furthest, Math.min(furthest, weightOf(Math.min(1, posterior[cell] ?? 0))))
      const after = hasHouseholds(weights.household) && isOfFamily(kept, pair) ? Math.min(found, before) : found
      if (before < furthest || after < furthest) changed.set(pair, after)
    }
  }
  const total = new Float64Array(kept.size)
  direct = new Float64Array(kept.size)
  for (let pair = 0; pair < kept.size; pair += 1) {
    if (pair % pairsInPart === 0) yield
    direct[pair] = kept.weigh(pair, weights) + prior
    total[pair] = changed.get(pair) ?? direct[pair] ?? 0
  }
  return { direct, total }
}

/**
 * Evidence that separates two members of a family holds regardless of other records they share. Where no given name separates them, a third record
 * does not join them.
 */
const isOfFamily = ({ levels }: KeptPairs, pair: number): boolean => {
  const given = levels[pair * signalCount + at.givenName] ?? level.missing
  return familyLevels.includes(given) || levels[pair * signalCount + at.dateOfBirth] === level.yearsApart
}
const familyLevels: readonly number[] = [level.missing, level.near, level.like, level.romanised, level.generation, level.generationOpen]

const isCertain = ({ records, pairs }: Component, weights: Float64Array): boolean =>
  pairs.length === (records.length * (records.length - 1)) / 2 && pairs.every((pair) => (weights[pair] ?? 0) >= certain)
