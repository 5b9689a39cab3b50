import { at, level, signalCount } from '../signals.ts'

/** Where some signals agree, others mostly do too, among unrelated people as well: a suburb has its postcode. */
export interface Implication {
  when: number
  /** Signals implied, with the usual probability that two unrelated people who share the first share these. */
  implies: readonly (readonly [signal: number, usual: number])[]
}

/** Listed so that nothing is implied by what it implies. */
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
]

/** How an implication changes the chance of agreeing. */
export interface Dependence {
  /** By implication and signal: what is left of the bits of a shared value, 1 all and 0 none. */
  share: Float64Array
  /** By implication and signal: binary logarithm by which the chance of not agreeing changes. */
  otherwise: Float64Array
}

export const independence = (): Dependence => ({
  share: new Float64Array(implications.length * signalCount).fill(1),
  otherwise: new Float64Array(implications.length * signalCount),
})

/** What is left of the bits of a shared value of one signal where another agrees. */
export const shareOf = ({ share }: Dependence, when: number, signal: number): number => {
  const index = implications.findIndex((implication) => implication.when === when)
  return share[index * signalCount + signal] ?? 1
}

const isClose = (found = 0): boolean => found >= level.same && found <= level.nearRare

/** The implications as flat lists, since they are gone through for every pair. */
const implying = Uint8Array.from(implications, ({ when }) => when)
const implied = implications.map(({ implies }) => Uint8Array.from(implies, ([signal]) => signal))
const strongest = new Int8Array(signalCount)

/** Takes from the bits of each signal what the strongest implication that holds explains already. */
export const discount = (levels: Uint8Array, bits: Float64Array, { share, otherwise }: Dependence): void => {
  let any = false
  for (let index = 0; index < implying.length; index += 1) {
    if (!isClose(levels[implying[index] ?? 0])) continue
    if (!any) strongest.fill(-1)
    any = true
    const signals = implied[index] ?? strongest
    for (let place = 0; place < signals.length; place += 1) {
      const signal = signals[place] ?? 0
      const known = strongest[signal] ?? -1
      const cell = index * signalCount + signal
      if (known < 0 || (share[cell] ?? 1) < (share[known * signalCount + signal] ?? 1)) strongest[signal] = index
    }
  }
  if (!any) return
  for (let signal = 0; signal < signalCount; signal += 1) {
    const implication = strongest[signal] ?? -1
    const found = levels[signal] ?? 0
    if (implication < 0 || found === level.missing || found > level.different) continue
    const cell = implication * signalCount + signal
    bits[signal] = found === level.same ? (bits[signal] ?? 0) * (share[cell] ?? 1) : (bits[signal] ?? 0) + (otherwise[cell] ?? 0)
  }
}
