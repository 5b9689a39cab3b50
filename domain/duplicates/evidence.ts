import { householdWeight } from './model/household.ts'
import { addressWeight, type Compared, type Parts, sumParts, type Weights, weighSignals } from './model/weigh.ts'
import { isOfAddress, signalCount, signals } from './signals.ts'

/**
 * What a match weight is made of: the signals; `household`, what the chance of two people in one household takes; and `otherRecords`, what
 * the other records of the cluster add or take.
 */
export const evidences = [...signals, 'household', 'otherRecords'] as const
export type EvidenceName = (typeof evidences)[number]
const place = { household: signalCount, otherRecords: signalCount + 1 } as const

/** Weights in bits and level numbers of one pair, as `evidences` lists them. */
export interface Evidence {
  weights: Float32Array
  levels: Uint8Array
}

/**
 * The evidence on a compared pair.
 * @param pair its place among the compared, 0 for a comparer's own
 */
export const evidenceOf = ({ levels, bits }: Compared, pair: number, weights: Weights, byOtherRecords: number): Evidence => {
  const evidence: Evidence = { weights: new Float32Array(evidences.length), levels: new Uint8Array(evidences.length) }
  const from = pair * signalCount
  weighSignals(levels, from, bits, from, weights, own)
  for (let signal = 0; signal < signalCount; signal += 1) {
    evidence.levels[signal] = levels[from + signal] ?? 0
    evidence.weights[signal] = own[signal] ?? 0
  }
  sumParts(levels, from, bits, from, weights, parts)
  spread(evidence, addressWeight(parts.address, weights.moved) - parts.address)
  evidence.weights[place.household] = householdWeight(parts.household, weights.household.prior)
  evidence.weights[place.otherRecords] = byOtherRecords
  return evidence
}

const own = new Float64Array(signalCount)
const parts: Parts = { others: 0, address: 0, household: 0 }

/**
 * Shares the difference that a possible move makes among the signals of the address: what speaks against the pair counts less, in
 * proportion; where all agrees, everything counts a little less.
 */
const spread = ({ weights, levels }: Evidence, difference: number): void => {
  const own = addressPlaces.filter((signal) => levels[signal] !== 0)
  const against = own.filter((signal) => (weights[signal] ?? 0) < 0)
  const sum = against.reduce((total, signal) => total + (weights[signal] ?? 0), 0)
  if (difference > 0 && sum < 0) for (const signal of against) weights[signal] = (weights[signal] ?? 0) * (1 + difference / sum)
  else for (const signal of own) weights[signal] = (weights[signal] ?? 0) + difference / own.length
}

const addressPlaces = signals.keys().filter(isOfAddress).toArray()
