import type { InParts } from '../in-parts.ts'
import { independence } from '../model/dependence.ts'
import { householdWeight } from '../model/household.ts'
import { agreementFrom, newTally, weightsFrom } from '../model/parameters.ts'
import { addressWeight, type Estimate, type Parts, probabilityOf, sumParts } from '../model/weigh.ts'
import { at, cellsPerSignal, isOfAddress, level, signalCount } from '../signals.ts'
import type { KeptPairs } from './kept-pairs.ts'
import { LifeTally, usualHousehold, usualMoved } from './life.ts'

/** Before anything is known, every fortieth record is the duplicate of another; this counts as much as two found pairs. */
const usualShare = 1 / 40
const usualMatches = 2

/** Matches among this many records before anything is known. */
const usualMatchesAmong = (records: number): number => Math.max(1, records) * usualShare

/** Prior odds, as a binary logarithm, from the pairs expected to match. */
export const priorFrom = (matches: number, records: number): number => {
  const pairs = Math.max(1, (records * (records - 1)) / 2)
  const usual = usualMatchesAmong(records) / pairs
  const share = Math.min(0.5, (matches + usualMatches) / (pairs + usualMatches / usual))
  return Math.log2(share / (1 - share))
}

/** The estimate before any pair is compared. */
export const startEstimate = (chance: Float64Array, records: number): Estimate => {
  const agreement = agreementFrom(newTally())
  const prior = priorFrom(usualMatchesAmong(records), records)
  return {
    agreement,
    weights: { signals: weightsFrom(agreement, chance), moved: usualMoved, household: usualHousehold(prior), implied: independence() },
    prior,
  }
}

/**
 * One round of expectation maximisation over all pairs of records, which are of one person, of two in one household, or unrelated. The
 * chances (u) stay as measured on random pairs, and the prior is that of any pair, not of the candidates. Pairs that are not kept are unrelated
 * with near certainty, so blocking does not bias the shares of people. Of households only those that resemble one person are kept.
 * Source: A. P. Dempster, N. M. Laird, D. B. Rubin, JRSS B 39 (1977); for linkage: W. E. Winkler, Proc. Survey Research Methods, ASA (1988).
 */
function* maximise(kept: KeptPairs, { weights, prior }: Estimate, chance: Float64Array, records: number): InParts<Estimate> {
  const tally = newTally()
  const life = new LifeTally(weights)
  let matches = 0
  for (let pair = 0; pair < kept.size; pair += 1) {
    if (pair % pairsInPart === 0) yield
    const cells = pair * signalCount
    sumParts(kept.levels, cells, kept.bits, cells, weights, parts)
    const address = addressWeight(parts.address, weights.moved)
    const against = householdWeight(parts.household, weights.household.prior)
    const probability = probabilityOf(parts.others + address + against + prior)
    const household = (1 - probability) * (1 - 2 ** against)
    if (probability + household < 1e-6) continue
    const moved = parts.address === 0 ? 0 : weights.moved * 2 ** -address
    matches += probability
    life.add(kept, pair, { probability, household, moved })
    for (let signal = 0; signal < signalCount; signal += 1) {
      const cell = signal * cellsPerSignal + (kept.levels[cells + signal] ?? 0)
      tally[cell] = (tally[cell] ?? 0) + (isOfAddress(signal) ? probability * (1 - moved) : probability)
    }
  }
  const agreement = agreementFrom(tally)
  agreement[otherGivenName] = Math.min(life.maxOtherGivenNames(agreement[otherSurname] ?? 0), agreement[otherGivenName] ?? 0)
  agreement[yearsApart] = Math.min(life.maxYearsApart(), agreement[yearsApart] ?? 0)
  const nextPrior = priorFrom(matches, records)
  const signals = weightsFrom(agreement, chance)
  return {
    agreement,
    weights: { signals, moved: life.moved(), household: life.household(nextPrior), implied: weights.implied },
    prior: nextPrior,
  }
}

const otherGivenName = at.givenName * cellsPerSignal + level.different
const yearsApart = at.dateOfBirth * cellsPerSignal + level.yearsApart
const otherSurname = at.surname * cellsPerSignal + level.different

const parts: Parts = { others: 0, address: 0, household: 0 }
/** Pairs weighed between two yields. */
const pairsInPart = 16_384
const maxRounds = 30
const settled = 1e-3

/** Repeats until the prior settles. */
export function* settle(kept: KeptPairs, start: Estimate, chance: Float64Array, records: number): InParts<Estimate> {
  let estimate = start
  for (let round = 0; round < maxRounds; round += 1) {
    const next = yield* maximise(kept, estimate, chance, records)
    const change = Math.abs(next.prior - estimate.prior)
    estimate = next
    if (change < settled) break
  }
  return estimate
}
