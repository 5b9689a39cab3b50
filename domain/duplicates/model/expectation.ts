import { cellsPerSignal, isOfAddress, signalCount } from '../signals.ts'
import type { KeptPairs } from './kept-pairs.ts'
import { agreementFrom, newTally, weightsFrom } from './parameters.ts'
import { addressWeight, probabilityOf, type Weights } from './weigh.ts'

export interface Estimate {
  /** Shares of the levels among pairs of one person (m). */
  agreement: Float64Array
  weights: Weights
  /** Binary logarithm of the odds that a random pair is one person. */
  prior: number
}

/** Before anything is known, every fortieth record is the duplicate of another; this counts as much as two found pairs. */
const usualShare = 1 / 40
const usualMatches = 2

/** Matches among this many records before anything is known. */
export const usualMatchesAmong = (records: number): number => records * usualShare

/** Prior odds, as a binary logarithm, from the pairs expected to match. */
export const priorFrom = (matches: number, records: number): number => {
  const pairs = Math.max(1, (records * (records - 1)) / 2)
  const usual = usualMatchesAmong(records) / pairs
  const share = Math.min(0.5, (matches + usualMatches) / (pairs + usualMatches / usual))
  return Math.log2(share / (1 - share))
}

/** Of a hundred people this many move between two records, before anything is known; it counts as much as ten found pairs. */
const usualMoved = 0.05
const usualMovedPairs = 10

/** What is thought before the data is looked at. */
export const startEstimate = (chance: Float64Array, records: number): Estimate => {
  const agreement = agreementFrom(newTally())
  return {
    agreement,
    weights: { signals: weightsFrom(agreement, chance), moved: usualMoved },
    prior: priorFrom(usualMatchesAmong(records), records),
  }
}

/**
 * One round of expectation maximisation over all pairs of records. The chances (u) stay as measured on random pairs, and the prior is that
 * of any pair, not of the candidates; therefore the pairs left out weigh nothing, and blocking does not bend the shares.
 * Source: A. P. Dempster, N. M. Laird, D. B. Rubin, JRSS B 39 (1977); for linkage: W. E. Winkler, Proc. Survey Research Methods, ASA (1988).
 */
export const maximise = (kept: KeptPairs, { weights, prior }: Estimate, chance: Float64Array, records: number): Estimate => {
  const tally = newTally()
  const { signals, moved } = weights
  let matches = 0
  let moves = usualMoved * usualMovedPairs
  let addresses = usualMovedPairs
  for (let pair = 0; pair < kept.size; pair += 1) {
    const address = kept.weighAddress(pair, signals)
    const whole = address === 0 ? 0 : addressWeight(address, moved)
    const probability = probabilityOf(kept.weighOthers(pair, signals) + whole + prior)
    if (probability < 1e-6) continue
    const stayed = address === 0 ? probability : probability * (1 - moved * 2 ** -whole)
    matches += probability
    if (address !== 0) {
      addresses += probability
      moves += probability - stayed
    }
    for (let signal = 0; signal < signalCount; signal += 1) {
      const cell = signal * cellsPerSignal + (kept.levels[pair * signalCount + signal] ?? 0)
      tally[cell] = (tally[cell] ?? 0) + (isOfAddress(signal) ? stayed : probability)
    }
  }
  const agreement = agreementFrom(tally)
  return {
    agreement,
    weights: { signals: weightsFrom(agreement, chance), moved: moves / addresses },
    prior: priorFrom(matches, records),
  }
}

const mostRounds = 30
const settled = 1e-3

/** Repeats until the prior settles. */
export const settle = (kept: KeptPairs, start: Estimate, chance: Float64Array, records: number): Estimate => {
  let estimate = start
  for (let round = 0; round < mostRounds; round += 1) {
    const next = maximise(kept, estimate, chance, records)
    const change = Math.abs(next.prior - estimate.prior)
    estimate = next
    if (change < settled) break
  }
  return estimate
}
