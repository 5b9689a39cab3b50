import type { Comparer } from '../compare/comparer.ts'
import type { InParts } from '../in-parts.ts'
import { chanceFrom, newTally } from '../model/parameters.ts'
import { type Estimate, probabilityOf } from '../model/weigh.ts'
import { cellsPerSignal, signalCount } from '../signals.ts'
import { KeptPairs } from './kept-pairs.ts'
import { visitRandomPairs } from './random-pairs.ts'

/** Random pairs for each record, within limits. */
const pairsPerRecord = 60
const fewestPairs = 50_000
const maxPairs = 300_000
/** Pairs are drawn among the first records of the random order, at most this many. */
const recordsDrawn = 30_000

/** Pairs counted between two yields. */
const pairsInPart = 32_768

/** Compares random pairs of records, to measure agreement by chance. */
export function* drawRandomPairs(comparer: Comparer, order: Int32Array, seed: number): InParts<KeptPairs> {
  const count = Math.min(maxPairs, Math.max(fewestPairs, pairsPerRecord * order.length))
  const drawn = new KeptPairs(count)
  yield* visitRandomPairs(order.subarray(0, recordsDrawn), count, seed, (a, b) => {
    comparer.compare(a, b)
    drawn.append(a, b, comparer)
  })
  return drawn
}

/**
 * Shares of the levels among unrelated pairs (u), measured on random pairs. The few of them that are one person would count too much among
 * the near levels; with an estimate they are left out as far as they are likely.
 */
export function* chanceOf(drawn: KeptPairs, estimate?: Estimate): InParts<Float64Array> {
  const tally = newTally()
  for (let pair = 0; pair < drawn.size; pair += 1) {
    const unrelated = estimate ? 1 - probabilityOf(drawn.weigh(pair, estimate.weights) + estimate.prior) : 1
    for (let signal = 0; signal < signalCount; signal += 1) {
      const cell = signal * cellsPerSignal + (drawn.levels[pair * signalCount + signal] ?? 0)
      tally[cell] = (tally[cell] ?? 0) + unrelated
    }
    if (pair % pairsInPart === 0) yield
  }
  return chanceFrom(tally)
}
