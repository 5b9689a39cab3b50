import { at, level, signalCount } from '../signals.ts'

/** Signals that mostly agree where another one does, for unrelated people too: each suburb has its postcode. */
export interface Implication {
  when: number
  /** Signals implied, with the usual probability that two unrelated people who share the first share these. */
  implies: readonly (readonly [signal: number, usual: number])[]
}

/** The list has no cycles. Add new implications at the end: stored models refer to them by position. */
export const implications: readonly Implication[] = [
  {
    when: at.suburb,
    implies: [
      [at.postcode, 0.5],
      [at.state, 0.9],
      [at.street, 0.01],
      [at.secondLine, 0.02],
      [at.streetNumber, 0.03],
    ],
  },
  {
    when: at.postcode,
    implies: [
      [at.state, 0.95],
      [at.street, 0.01],
      [at.secondLine, 0.02],
      [at.streetNumber, 0.03],
    ],
  },
  {
    when: at.street,
    implies: [
      [at.secondLine, 0.1],
      [at.streetNumber, 0.05],
    ],
  },
  // People of one origin have names of one language, and a file may contain few names of each place.
  { when: at.surname, implies: [[at.givenName, 0.01]] },
  {
    when: at.givenName,
    implies: [
      [at.suburb, 0.002],
      [at.postcode, 0.002],
      [at.state, 0.2],
    ],
  },
]

/** How often unrelated people share the implied signal for this reason; `signalCount` values per implication. */
export type Implied = Float64Array

export const independence = (): Implied => new Float64Array(implications.length * signalCount)

/** How often one signal is implied by another. */
export const impliedBy = (implied: Implied, when: number, signal: number): number =>
  implied[implications.findIndex((implication) => implication.when === when) * signalCount + signal] ?? 0

const isClose = (found = 0): boolean => found >= level.same && found <= level.nearRare

/** The implications as flat lists, since every pair is checked against all of them. */
const implying = Uint8Array.from(implications, ({ when }) => when)
const signalsOf = implications.map(({ implies }) => Uint8Array.from(implies, ([signal]) => signal))
const strongest = new Float64Array(signalCount)

/**
 * Reduces the weights of signals that are implied by a signal that agrees. An implied signal is shared by unrelated people with probability
 * q, whose values then agree as those of one person do, slips included, and is independent otherwise: m / (q m + (1 - q) u).
 * @param own weights by signal, from independence
 */
export const applyImplications = (levels: Uint8Array, levelsAt: number, own: Float64Array, implied: Implied): void => {
  let any = false
  for (let index = 0; index < implying.length; index += 1) {
    if (!isClose(levels[levelsAt + (implying[index] ?? 0)])) continue
    if (!any) strongest.fill(0)
    any = true
    const signals = signalsOf[index]
    if (signals === undefined) continue
    for (let place = 0; place < signals.length; place += 1) {
      const signal = signals[place] ?? 0
      const share = implied[index * signalCount + signal] ?? 0
      if (share > (strongest[signal] ?? 0)) strongest[signal] = share
    }
  }
  if (!any) return
  for (let signal = 0; signal < signalCount; signal += 1) {
    const share = strongest[signal] ?? 0
    const weight = own[signal] ?? 0
    if (share > 0 && weight !== 0) own[signal] = weight - Math.log2(share * 2 ** weight + 1 - share)
  }
}
