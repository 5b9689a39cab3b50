import type { Comparer } from './compare/comparer.ts'
import { addressWeight, type Weights } from './model/weigh.ts'
import { cellsPerSignal, isOfAddress, signalCount, signals } from './signals.ts'

/**
 * What a match weight is made of: the signals; `moved`, which gives back what an address weighs against a pair beyond the chance that the
 * person has moved; and `otherRecords`, what the other records of the cluster add or take.
 */
export const evidences = [...signals, 'moved', 'otherRecords'] as const
export type EvidenceName = (typeof evidences)[number]
const moved = signalCount
const otherRecords = signalCount + 1

/** Weights in bits and level numbers of one pair, as `evidences` lists them. */
export interface Evidence {
  weights: Float32Array
  levels: Uint8Array
}

/** The evidence on the pair that was compared last. */
export const evidenceOf = (comparer: Comparer, weights: Weights, byOtherRecords: number): Evidence => {
  const evidence: Evidence = { weights: new Float32Array(evidences.length), levels: new Uint8Array(evidences.length) }
  let address = 0
  for (let signal = 0; signal < signalCount; signal += 1) {
    const found = comparer.levels[signal] ?? 0
    if (found === 0) continue
    const weight = (weights.signals[signal * cellsPerSignal + found] ?? 0) - (comparer.bits[signal] ?? 0)
    evidence.levels[signal] = found
    evidence.weights[signal] = weight
    if (isOfAddress(signal)) address += weight
  }
  evidence.weights[moved] = address === 0 ? 0 : addressWeight(address, weights.moved) - address
  evidence.weights[otherRecords] = byOtherRecords
  return evidence
}
