import { at, cellsPerSignal, isOfAddress, signalCount } from '../signals.ts'
import { applyImplications, type Implied } from './dependence.ts'
import { type Household, householdWeight, sharedSum } from './household.ts'

/** Probability of a match weight in bits; beyond 50 bits it stays below 1 and above 0. */
export const probabilityOf = (weight: number): number => 1 / (1 + 2 ** -Math.min(50, Math.max(-50, weight)))

/** Match weight in bits of a probability. */
export const weightOf = (probability: number): number => Math.log2(probability / (1 - probability))

/** Parameters that turn the levels of a pair into its weight. */
export interface Weights {
  /** log2(m/u) by signal and level, given that the person has not moved. */
  signals: Float64Array
  /** Share of the pairs of one person that have two addresses. */
  moved: number
  household: Household
  implied: Implied
}

/** What is learnt of a house's records, as far as comparisons need it. */
export interface Estimate {
  /** Shares of the levels among pairs of one person (m). */
  agreement: Float64Array
  weights: Weights
  /** Binary logarithm of the odds that a random pair is one person. */
  prior: number
}

/**
 * Weight of a whole address from the sum of its signals: either both records have the one address, or the person has moved, and the two
 * addresses are independent. However much differs, it counts no more against a pair than a move does.
 */
export const addressWeight = (sum: number, moved: number): number => (sum === 0 ? 0 : Math.log2((1 - moved) * 2 ** sum + moved))

/** The parts of a pair's weight in bits. */
export interface Parts {
  /** Sum of the signals outside the address. */
  others: number
  /** Sum of the signals of the address, if nobody moved. */
  address: number
  /** Weight of two people of one household against two unrelated ones, without the prior. */
  household: number
}

type Bits = Float32Array | Float64Array

/** Levels and bits of many pairs, `signalCount` each. */
export interface Compared {
  levels: Uint8Array
  bits: Bits
}

/**
 * Weights of a compared pair by signal, supposing that nobody moved.
 * @param levels, bits as a comparison leaves them, from these places on
 */
export const weighSignals = (
  levels: Uint8Array,
  levelsAt: number,
  bits: Bits,
  bitsAt: number,
  { signals, implied }: Weights,
  own: Float64Array,
): void => {
  for (let signal = 0; signal < signalCount; signal += 1) {
    const found = levels[levelsAt + signal] ?? 0
    own[signal] = found === 0 ? 0 : (signals[signal * cellsPerSignal + found] ?? 0) - (bits[bitsAt + signal] ?? 0)
  }
  applyImplications(levels, levelsAt, own, implied)
}

const own = new Float64Array(signalCount)

/** Sums of the weights in `own`, the household left out. */
const sumOwn = (parts: Parts): void => {
  parts.others = 0
  parts.address = 0
  for (let signal = 0; signal < signalCount; signal += 1) {
    if (isOfAddress(signal)) parts.address += own[signal] ?? 0
    else parts.others += own[signal] ?? 0
  }
}

/** Weight of a household from `own`; a member may have moved. */
const householdSum = (address: number, givenName: number | undefined, { moved, household }: Weights): number =>
  addressWeight(address, moved) + sharedSum(own, givenName, household)

/** Adds up the weights of a compared pair. Parameters as for `weigh`. */
export const sumParts = (levels: Uint8Array, levelsAt: number, bits: Bits, bitsAt: number, weights: Weights, parts: Parts): void => {
  weighSignals(levels, levelsAt, bits, bitsAt, weights, own)
  sumOwn(parts)
  parts.household = householdSum(parts.address, levels[levelsAt + at.givenName], weights)
}

const parts: Parts = { others: 0, address: 0, household: 0 }

/**
 * Match weight of a compared pair in bits, against both unrelated people and those of one household, without the prior.
 * @param levels, bits as a comparison leaves them, from these places on
 * @param least below it the household, which can only reduce the weight, is not computed
 */
export const weigh = (
  levels: Uint8Array,
  levelsAt: number,
  bits: Bits,
  bitsAt: number,
  weights: Weights,
  least = Number.NEGATIVE_INFINITY,
): number => {
  weighSignals(levels, levelsAt, bits, bitsAt, weights, own)
  sumOwn(parts)
  const weight = parts.others + addressWeight(parts.address, weights.moved)
  if (weight < least) return weight
  return weight + householdWeight(householdSum(parts.address, levels[levelsAt + at.givenName], weights), weights.household.prior)
}
