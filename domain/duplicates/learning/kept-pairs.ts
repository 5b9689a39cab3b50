import type { Comparer } from '../compare/comparer.ts'
import { type Weights, weigh } from '../model/weigh.ts'
import { signalCount } from '../signals.ts'
import { spread } from '../table/value-pool.ts'

/** Pairs with what was found on each, so that they can be weighed again and again while the parameters settle. */
export class KeptPairs {
  size = 0
  first: Int32Array
  second: Int32Array
  /** Levels, `signalCount` a pair. */
  levels: Uint8Array
  /** The values' own chances as binary logarithms, `signalCount` a pair. */
  bits: Float32Array
  private slots = new Int32Array(4096)

  constructor(capacity = 1024) {
    this.first = new Int32Array(capacity)
    this.second = new Int32Array(capacity)
    this.levels = new Uint8Array(capacity * signalCount)
    this.bits = new Float32Array(capacity * signalCount)
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
  append(a: number, b: number, { levels, bits }: Pick<Comparer, 'levels' | 'bits'>): void {
    if (this.size === this.first.length) this.grow()
    const pair = this.size
    this.first[pair] = Math.min(a, b)
    this.second[pair] = Math.max(a, b)
    this.levels.set(levels, pair * signalCount)
    this.bits.set(bits, pair * signalCount)
    this.size += 1
  }

  /** Match weight of a pair in bits, without the prior. */
  weigh(pair: number, weights: Weights): number {
    return weigh(this.levels, pair * signalCount, this.bits, pair * signalCount, weights)
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
    const { first, second, levels, bits } = this
    this.first = new Int32Array(length)
    this.first.set(first)
    this.second = new Int32Array(length)
    this.second.set(second)
    this.levels = new Uint8Array(length * signalCount)
    this.levels.set(levels)
    this.bits = new Float32Array(length * signalCount)
    this.bits.set(bits)
  }

  private rehash(): void {
    this.slots = new Int32Array(this.slots.length * 2)
    for (let pair = 0; pair < this.size; pair += 1) this.slots[this.slotOf(this.first[pair] ?? 0, this.second[pair] ?? 0)] = pair + 1
  }
}
