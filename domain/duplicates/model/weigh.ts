import { cellsPerSignal, isOfAddress, signalCount } from '../signals.ts'

/** Probability of a match weight in bits; beyond 50 bits it stays below 1 and above 0. */
export const probabilityOf = (weight: number): number => 1 / (1 + 2 ** -Math.min(50, Math.max(-50, weight)))

/** Match weight in bits of a probability. */
export const weightOf = (probability: number): number => Math.log2(probability / (1 - probability))

/** What a pair is weighed with. */
export interface Weights {
  /** log2(m/u) by signal and level, given that the person has not moved. */
  signals: Float64Array
  /** Share of the pairs of one person that have two addresses. */
  moved: number
}

/**
 * Weight of a whole address from the sum of its signals: either both records have the one address, or the person has moved, and the two
 * addresses have no more to do with each other than any two. However much differs, it counts no more against a pair than a move does.
 */
export const addressWeight = (sum: number, moved: number): number => Math.log2((1 - moved) * 2 ** sum + moved)

/** Match weight of a compared pair in bits, without the prior. */
export const weigh = (levels: Uint8Array, bits: Float64Array, { signals, moved }: Weights): number => {
  let weight = 0
  let address = 0
  for (let signal = 0; signal < signalCount; signal += 1) {
    const found = levels[signal] ?? 0
    if (found === 0) continue
    const own = (signals[signal * cellsPerSignal + found] ?? 0) - (bits[signal] ?? 0)
    if (isOfAddress(signal)) address += own
    else weight += own
  }
  return address === 0 ? weight : weight + addressWeight(address, moved)
}
