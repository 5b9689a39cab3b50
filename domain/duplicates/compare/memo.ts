const size = 1 << 15

/** Caches levels of pairs of values; a later pair may evict an earlier one. Few names account for most comparisons. */
export class LevelMemo {
  private readonly first = new Int32Array(size)
  private readonly second = new Int32Array(size)
  private readonly found = new Uint8Array(size)

  /** The cached level, or -1. The order of the values does not matter. */
  get(a: number, b: number): number {
    const low = a < b ? a : b
    const high = a < b ? b : a
    const slot = slotOf(low, high)
    return this.first[slot] === low && this.second[slot] === high ? (this.found[slot] ?? 0) : -1
  }

  set(a: number, b: number, level: number): void {
    const low = a < b ? a : b
    const high = a < b ? b : a
    const slot = slotOf(low, high)
    this.first[slot] = low
    this.second[slot] = high
    this.found[slot] = level
  }

  /** Drops cached levels for values from this number on, which may be reassigned. */
  forgetFrom(value: number): void {
    for (let slot = 0; slot < size; slot += 1) if ((this.second[slot] ?? 0) >= value) this.first[slot] = 0
  }
}

const slotOf = (low: number, high: number): number => (Math.imul(low, 0x9e3779b1) ^ Math.imul(high, 0x85ebca6b)) >>> 17
