import type { Comparer } from '../compare/comparer.ts'
import type { KeptPairs } from '../learning/kept-pairs.ts'
import { type Estimate, weighSignals } from '../model/weigh.ts'
import { at, level, signalCount } from '../signals.ts'
import type { ClusterEvidence } from './join-odds.ts'

const names = [at.givenName, at.surname] as const
const others = [at.dateOfBirth, at.phone] as const
/** Lines of the street and the place are copied from one record each. */
const lines = [at.streetNumber, at.street, at.secondLine] as const
const place = [at.suburb, at.postcode, at.state] as const
const own = new Float64Array(signalCount)

/** Compares every two of the records; keeps pairs that were not candidates too. Returns the evidence and, by cell, the kept pair. */
export const compareAll = (
  records: readonly number[],
  kept: KeptPairs,
  comparer: Comparer,
  { weights, prior }: Pick<Estimate, 'weights' | 'prior'>,
): { evidence: ClusterEvidence; pairs: Map<number, number> } => {
  const size = records.length
  const matrix = (): Float64Array => new Float64Array(size * size).fill(Number.NaN)
  const evidence: ClusterEvidence = {
    records: size,
    names: matrix(),
    email: matrix(),
    others: others.map(matrix),
    address: [matrix(), matrix()],
    givenName: matrix(),
    givenNameLevels: new Uint8Array(size * size),
    surname: matrix(),
    weights,
    prior: 2 ** prior,
  }
  const pairs = new Map<number, number>()
  for (let b = 1; b < size; b += 1) {
    for (let a = 0; a < b; a += 1) {
      comparer.compare(records[a] ?? 0, records[b] ?? 0)
      weighSignals(comparer.levels, 0, comparer.bits, 0, weights, own)
      const put = (target: Float64Array | undefined, odds: number): void => {
        target?.fill(odds, a * size + b, a * size + b + 1).fill(odds, b * size + a, b * size + a + 1)
      }
      const odds = (signals: readonly number[]): number => oddsOf(signals, comparer.levels)
      put(evidence.names, odds(names))
      put(evidence.email, odds([at.email]))
      for (const [index, signal] of others.entries()) put(evidence.others[index], odds([signal]))
      put(evidence.address[0], odds(lines))
      put(evidence.address[1], odds(place))
      const isPart = comparer.levels[at.givenName] === level.exchangedPart
      put(isPart ? evidence.surname : evidence.givenName, odds([at.givenName]))
      for (const cell of [a * size + b, b * size + a]) evidence.givenNameLevels[cell] = comparer.levels[at.givenName] ?? 0
      if (!isPart) put(evidence.surname, odds([at.surname]))
      pairs.set(a * size + b, keptAt(records[a] ?? 0, records[b] ?? 0, kept, comparer))
    }
  }
  return { evidence, pairs }
}

const keptAt = (a: number, b: number, kept: KeptPairs, comparer: Comparer): number => {
  if (!kept.has(a, b)) kept.add(a, b, comparer)
  return kept.indexOf(a, b)
}

/** Odds of some signals by the weights in `own`; NaN when none of them is known in both records. */
const oddsOf = (signals: readonly number[], levels: Uint8Array): number => {
  let weight = Number.NaN
  for (const signal of signals) {
    if (levels[signal] !== level.missing) weight = (Number.isNaN(weight) ? 0 : weight) + (own[signal] ?? 0)
  }
  return 2 ** weight
}
