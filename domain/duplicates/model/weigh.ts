import { at, cellsPerSignal, isOfAddress, level, signalCount } from '../signals.ts'
import { applyImplications, type Implied } from './dependence.ts'

/** Probability of a match weight in bits; beyond 50 bits it stays below 1 and above 0. */
export const probabilityOf = (weight: number): number => 1 / (1 + 2 ** -Math.min(50, Math.max(-50, weight)))

/** Match weight in bits of a probability. */
export const weightOf = (probability: number): number => Math.log2(probability / (1 - probability))

/**
 * Two people of one household: they share the address and perhaps other things, each with its own probability, and have as little to do
 * with each other as any two in the rest.
 */
export interface Household {
  /** Binary logarithm of the odds that a random pair of records is two people of one household. */
  prior: number
  /** How often they share surname, e-mail address and phone. */
  shares: number[]
}

/** What a pair is weighed with. */
export interface Weights {
  /** log2(m/u) by signal and level, given that the person has not moved. */
  signals: Float64Array
  /** Share of the pairs of one person that have two addresses. */
  moved: number
  household: Household
  implied: Implied
}

/**
 * Weight of a whole address from the sum of its signals: either both records have the one address, or the person has moved, and the two
 * addresses have no more to do with each other than any two. However much differs, it counts no more against a pair than a move does.
 */
export const addressWeight = (sum: number, moved: number): number => (sum === 0 ? 0 : Math.log2((1 - moved) * 2 ** sum + moved))

/** So often two people of one household bear one given name, as father and son. */
const sharedGivenName = 0.004

/** One name of the other person in the wrong place may be the surname that they share. */
const givenShare = (found: number | undefined, { shares }: Household): number =>
  found === level.exchangedPart ? (shares[0] ?? 0) : sharedGivenName

/** Weight of a signal that is shared with this probability and otherwise independent. */
const sharedWeight = (own: number, share: number): number => (own === 0 ? 0 : Math.log2(share * 2 ** own + 1 - share))

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

/** Weight of the household outside the address, from `own`. */
const sharedSum = (givenName: number | undefined, household: Household): number =>
  sharedWeight(own[at.givenName] ?? 0, givenShare(givenName, household)) +
  sharedWeight(own[at.surname] ?? 0, household.shares[0] ?? 0) +
  sharedWeight(own[at.email] ?? 0, household.shares[1] ?? 0) +
  sharedWeight(own[at.phone] ?? 0, household.shares[2] ?? 0)

/** Adds up the weights of a compared pair. Parameters as for `weigh`. */
export const sumParts = (levels: Uint8Array, levelsAt: number, bits: Bits, bitsAt: number, weights: Weights, parts: Parts): void => {
  weighSignals(levels, levelsAt, bits, bitsAt, weights, own)
  sumOwn(parts)
  parts.household = parts.address + sharedSum(levels[levelsAt + at.givenName], weights.household)
}

/** Probability that two people of one household share a signal on which a kept pair agrees so; the signal is not implied by others. */
export const sharedShare = (signal: number, { levels, bits }: Compared, pair: number, signals: Float64Array, share: number): number => {
  const from = pair * signalCount + signal
  const odds = share * 2 ** ((signals[signal * cellsPerSignal + (levels[from] ?? 0)] ?? 0) - (bits[from] ?? 0))
  return odds / (odds + 1 - share)
}

/** What the possibility of two people in one household takes from a pair, in bits: 0 or less. */
export const householdWeight = (household: number, prior: number): number => -Math.log2(1 + 2 ** (household + prior))

const parts: Parts = { others: 0, address: 0, household: 0 }

/**
 * Match weight of a compared pair in bits, against both unrelated people and those of one household, without the prior.
 * @param levels, bits as a comparison leaves them, from these places on
 * @param least below it the household, which only takes away, is not looked at
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
  return weight + householdWeight(parts.address + sharedSum(levels[levelsAt + at.givenName], weights.household), weights.household.prior)
}
