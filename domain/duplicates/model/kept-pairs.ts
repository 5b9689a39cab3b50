import type { Comparer } from '../compare/comparer.ts'
import { addressSignals, cellsPerSignal, isOfAddress, signalCount } from '../signals.ts'
import { spread } from '../table/value-pool.ts'
import { addressWeight, type Weights } from './weigh.ts'

/** Pairs with what was found on each, so that they can be weighed again and again while the parameters settle. */
export class KeptPairs {
  size = 0
  first: Int32Array
  second: Int32Array
  /** Levels, `signalCount` a pair. */
  levels: Uint8Array
  /** The values' own chances as binary logarithms, summed over the address. */
  addressBits: Float64Array
  /** The same, summed over the other signals. */
  otherBits: Float64Array
  private slots = new Int32Array(4096)

  constructor(capacity = 1024) {
    this.first = new Int32Array(capacity)
    this.second = new Int32Array(capacity)
    this.levels = new Uint8Array(capacity * signalCount)
    this.addressBits = new Float64Array(capacity)
    this.otherBits = new Float64Array(capacity)
  }

  has(a: number, b: number): boolean {
    return this.slots[this.slotOf(a, b)] !== 0
  }

  /** Where a pair is kept; -1 when it is not. */
  indexOf(a: number, b: number): number {
    return (this.slots[this.slotOf(a, b)] ?? 0) - 1
  }

  /** Keeps a pair as it was just compared, so that `has` knows it; it must be new. */
  add(a: number, b: number, comparer: Comparer): void {
    this.append(a, b, comparer)
    this.slots[this.slotOf(a, b)] = this.size
    if (this.size * 2 > this.slots.length) this.rehash()
  }

  /** Keeps a pair as it was just compared. */
  append(a: number, b: number, { levels, bits }: Comparer): void {
    if (this.size === this.first.length) this.grow()
    const pair = this.size
    this.first[pair] = Math.min(a, b)
    this.second[pair] = Math.max(a, b)
    let address = 0
    let other = 0
    for (let signal = 0; signal < signalCount; signal += 1) {
      this.levels[pair * signalCount + signal] = levels[signal] ?? 0
      if (isOfAddress(signal)) address += bits[signal] ?? 0
      else other += bits[signal] ?? 0
    }
    this.addressBits[pair] = address
    this.otherBits[pair] = other
    this.size += 1
  }

  /** Sum of the weights of a pair's address, which supposes that nobody moved. */
  weighAddress(pair: number, weights: Float64Array): number {
    let weight = -(this.addressBits[pair] ?? 0)
    const cells = pair * signalCount
    for (let signal = addressSignals.first; signal <= addressSignals.last; signal += 1) {
      weight += weights[signal * cellsPerSignal + (this.levels[cells + signal] ?? 0)] ?? 0
    }
    return weight
  }

  /** Sum of the weights of the other signals. */
  weighOthers(pair: number, weights: Float64Array): number {
    let weight = -(this.otherBits[pair] ?? 0)
    const cells = pair * signalCount
    for (let signal = 0; signal < addressSignals.first; signal += 1) {
      weight += weights[signal * cellsPerSignal + (this.levels[cells + signal] ?? 0)] ?? 0
    }
    for (let signal = addressSignals.last + 1; signal < signalCount; signal += 1) {
      weight += weights[signal * cellsPerSignal + (this.levels[cells + signal] ?? 0)] ?? 0
    }
    return weight
  }

  /** Match weight of a pair in bits, without the prior. */
  weigh(pair: number, { signals, moved }: Weights): number {
    const address = this.weighAddress(pair, signals)
    return this.weighOthers(pair, signals) + (address === 0 ? 0 : addressWeight(address, moved))
  }

  private slotOf(a: number, b: number): number {
    const low = a < b ? a : b
    const high = a < b ? b : a
    const mask = this.slots.length - 1
    let slot = spread(Math.imul(low, 0x9e3779b1) ^ high) & mask
    for (let known = this.slots[slot] ?? 0; known !== 0; known = this.slots[slot] ?? 0) {
      if (this.first[known - 1] === low && this.second[known - 1] === high) return slot
      slot = (slot + 1) & mask
    }
    return slot
  }

  private grow(): void {
    const length = this.first.length * 2
    const { first, second, levels, addressBits, otherBits } = this
    this.first = new Int32Array(length)
    this.first.set(first)
    this.second = new Int32Array(length)
    this.second.set(second)
    this.levels = new Uint8Array(length * signalCount)
    this.levels.set(levels)
    this.addressBits = new Float64Array(length)
    this.addressBits.set(addressBits)
    this.otherBits = new Float64Array(length)
    this.otherBits.set(otherBits)
  }

  private rehash(): void {
    this.slots = new Int32Array(this.slots.length * 2)
    for (let pair = 0; pair < this.size; pair += 1) this.slots[this.slotOf(this.first[pair] ?? 0, this.second[pair] ?? 0)] = pair + 1
  }
}
