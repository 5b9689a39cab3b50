import type { Comparer } from '../compare/comparer.ts'
import type { InParts } from '../in-parts.ts'
import { type Implication, type Implied, implications, independence } from '../model/dependence.ts'
import { addressWeight, type Estimate, probabilityOf, type Weights } from '../model/weigh.ts'
import { cellsPerSignal, isOfAddress, level, signalCount } from '../signals.ts'
import { columns } from '../table/columns.ts'
import { visitAgreeingPairs } from './agreeing-pairs.ts'

/** Pairs compared for each implication. */
const maxPairs = 10_000
/** The usual probability of an implication counts as much as this many pairs. */
const usualPairs = 5
/** Rounds of expectation maximisation, after which the chances hardly move. */
const rounds = 8
/** The number of standard errors that still counts as chance. */
const doubt = 2
/** Chances stay below 1, where a pair that differs would be impossible. */
const highest = 0.99

/** Pairs that agree in an implying signal. */
interface Agreeing {
  size: number
  /** Levels of the implied signals, pair by pair. */
  levels: Uint8Array
  /** By pair, the weight in bits of the signals that neither imply nor are implied; without the address where it holds an implied one. */
  rest: Float64Array
  /** By implied signal, how often it would agree if nothing implied it: the mean frequency of the values met. */
  alone: number[]
}

/**
 * Measures the implications on pairs that agree in an implying signal: a mixture of pairs of one person, who agree as the estimate says,
 * and of unrelated ones, whose agreement in the implied signals is measured. Starts from the usual dependence, since from
 * independence neighbours would pass for one person.
 */
export function* measureDependence(comparer: Comparer, order: Int32Array, { agreement, weights }: Estimate): InParts<Implied> {
  const implied = independence()
  for (const [index, implication] of implications.entries()) {
    yield
    const pairs = collect(comparer, order, implication, weights)
    yield
    const chances = settleChances(pairs, implication, agreement)
    for (const [place, [signal]] of implication.implies.entries()) {
      const measured = chances[place] ?? 0
      const chance = measured - doubt * Math.sqrt((measured * (1 - measured)) / (pairs.size + usualPairs))
      const alone = pairs.alone[place] ?? 1
      const person = agreement[signal * cellsPerSignal + level.same] ?? 1
      implied[index * signalCount + signal] = Math.min(highest, Math.max(0, (chance - alone) / Math.max(0.01, person - alone)))
    }
  }
  return implied
}

const collect = (comparer: Comparer, order: Int32Array, { when, implies }: Implication, { signals, moved }: Weights): Agreeing => {
  const implied = new Set<number>(implies.map(([signal]) => signal))
  const ofAddress = implies.some(([signal]) => isOfAddress(signal))
  const { table, levels, bits } = comparer
  const width = implies.length
  const pairs: Agreeing = { size: 0, levels: new Uint8Array(maxPairs * width * 2), rest: new Float64Array(maxPairs * 2), alone: [] }
  const sums = implies.map(() => 0)
  const counts = implies.map(() => 0)
  visitAgreeingPairs(table, order, when, maxPairs, (a, b) => {
    comparer.compare(a, b)
    let rest = 0
    let address = 0
    for (let signal = 0; signal < signalCount; signal += 1) {
      if (signal === when || levels[signal] === level.missing || implied.has(signal)) continue
      const weight = (signals[signal * cellsPerSignal + (levels[signal] ?? 0)] ?? 0) - (bits[signal] ?? 0)
      if (isOfAddress(signal)) address += weight
      else rest += weight
    }
    if (!ofAddress) rest += addressWeight(address, moved)
    for (const [place, [signal]] of implies.entries()) {
      pairs.levels[pairs.size * width + place] = levels[signal] ?? 0
      if (levels[signal] === level.missing) continue
      sums[place] = (sums[place] ?? 0) + 2 ** comparer.frequencyOf(signal, table.cells[a * columns + signal] ?? 0)
      counts[place] = (counts[place] ?? 0) + 1
    }
    pairs.rest[pairs.size] = rest
    pairs.size += 1
  })
  pairs.alone = implies.map(([, usual], place) => (counts[place] ? Math.min(0.9, (sums[place] ?? 0) / (counts[place] ?? 1)) : usual))
  return pairs
}

/** Expectation maximisation of the chances that unrelated pairs agree in the implied signals. */
const settleChances = ({ size, levels, rest }: Agreeing, { implies }: Implication, agreement: Float64Array): number[] => {
  const width = implies.length
  const chances = implies.map(([, usual]) => usual)
  let prior = 0
  for (let round = 0; round < rounds; round += 1) {
    const whenSame = implies.map(([signal], place) =>
      Math.log2((agreement[signal * cellsPerSignal + level.same] ?? 0.5) / (chances[place] ?? 1)),
    )
    const whenNot = implies.map(([signal], place) =>
      Math.log2((1 - (agreement[signal * cellsPerSignal + level.same] ?? 0.5)) / (1 - (chances[place] ?? 0))),
    )
    const same = implies.map(([, usual]) => usual * usualPairs)
    const known = implies.map(() => usualPairs)
    let matches = 1
    for (let pair = 0; pair < size; pair += 1) {
      let weight = prior + (rest[pair] ?? 0)
      for (let place = 0; place < width; place += 1) {
        const found = levels[pair * width + place] ?? 0
        if (found !== level.missing) weight += (found === level.same ? whenSame[place] : whenNot[place]) ?? 0
      }
      const unrelated = 1 - probabilityOf(weight)
      matches += 1 - unrelated
      for (let place = 0; place < width; place += 1) {
        const found = levels[pair * width + place] ?? 0
        if (found === level.missing) continue
        known[place] = (known[place] ?? 0) + unrelated
        if (found === level.same) same[place] = (same[place] ?? 0) + unrelated
      }
    }
    for (let place = 0; place < width; place += 1) chances[place] = Math.min(highest, (same[place] ?? 0) / (known[place] ?? 1))
    prior = Math.log2(matches / (size + 2 - matches))
  }
  return chances
}
