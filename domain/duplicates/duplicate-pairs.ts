import { settleClusters } from './clusters/settle-clusters.ts'
import { type Evidence, evidenceOf, evidences } from './evidence.ts'
import type { InParts } from './in-parts.ts'
import type { Found } from './learn.ts'
import { probabilityOf } from './model/weigh.ts'

/** Pairs of records that may be one person, by record numbers in the order of input; columns of numbers, as there may be many. */
export interface DuplicatePairs {
  size: number
  first: Int32Array
  second: Int32Array
  /** Between 0 and 1. */
  probabilities: Float64Array
  /** Match weights in bits, `evidences` a pair; with the model's prior they add up to the log-odds. */
  weights: Float32Array
  /** Numbers of the levels, `evidences` a pair. */
  levels: Uint8Array
}

/** Pairs whose evidence is collected between two yields. */
const pairsInPart = 4096

/** Pairs of at least this probability, the likeliest first. */
export function* duplicatePairs({ kept, comparer, learnt: { estimate } }: Found, least: number): InParts<DuplicatePairs> {
  const { direct, total } = yield* settleClusters(kept, comparer, estimate)
  yield
  const chosen: number[] = []
  for (let pair = 0; pair < kept.size; pair += 1) if (probabilityOf(total[pair] ?? 0) >= least) chosen.push(pair)
  chosen.sort(
    (a, b) =>
      (total[b] ?? 0) - (total[a] ?? 0) || (kept.first[a] ?? 0) - (kept.first[b] ?? 0) || (kept.second[a] ?? 0) - (kept.second[b] ?? 0),
  )
  yield
  const found: DuplicatePairs = {
    size: chosen.length,
    first: Int32Array.from(chosen, (pair) => kept.first[pair] ?? 0),
    second: Int32Array.from(chosen, (pair) => kept.second[pair] ?? 0),
    probabilities: Float64Array.from(chosen, (pair) => probabilityOf(total[pair] ?? 0)),
    weights: new Float32Array(chosen.length * evidences.length),
    levels: new Uint8Array(chosen.length * evidences.length),
  }
  for (const [index, pair] of chosen.entries()) {
    const own = evidenceOf(kept, pair, estimate.weights, (total[pair] ?? 0) - (direct[pair] ?? 0))
    found.weights.set(own.weights, index * evidences.length)
    found.levels.set(own.levels, index * evidences.length)
    if (index % pairsInPart === 0) yield
  }
  return found
}

/** The evidence for and against a pair. */
export const evidenceAt = ({ weights, levels }: DuplicatePairs, pair: number): Evidence => ({
  weights: weights.subarray(pair * evidences.length, (pair + 1) * evidences.length),
  levels: levels.subarray(pair * evidences.length, (pair + 1) * evidences.length),
})
