import { longest } from '../text/codes.ts'
import { scriptOf } from '../text/romanise.ts'

const grown = <T extends Int32Array | Uint16Array | Uint8Array>(array: T, length: number): T => {
  const larger = new (array.constructor as new (length: number) => T)(length)
  larger.set(array)
  return larger
}

/** Spreads the bits of a hash (the finaliser of MurmurHash3 by A. Appleby). */
export const spread = (hash: number): number => {
  let mixed = hash
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return mixed ^ (mixed >>> 16)
}

/** A deterministic hash of some characters; never 0. */
export const hashOf = (codes: Uint16Array, start: number, length: number): number => {
  let hash = length
  for (let index = start; index < start + length; index += 1) hash = Math.imul(hash ^ (codes[index] ?? 0), 0x9e3779b1) + 0x2545f491
  return spread(hash) || 1
}

/** Digits share the bits from this one on by twos. */
const digitBits = 26

/** The letters and digits that occur, one bit each; characters beyond ASCII fall on those of letters. */
const maskOf = (codes: Uint16Array, start: number, length: number): number => {
  let mask = 0
  for (let index = start; index < start + length; index += 1) {
    const code = codes[index] ?? 0
    mask |= code >= 48 && code <= 57 ? 1 << (digitBits + (code - 48) / 2) : 1 << (((code - 97) >>> 0) % digitBits)
  }
  return mask
}

/** The bit of the mask that a blank sets, as does a letter. */
export const blankMask = maskOf(Uint16Array.of(32), 0, 1)

/**
 * The distinct values of one kind, each stored once and known by a number from 1 (0 is a missing value). Lean enough for millions: the
 * characters lie in one array, and the hash table holds numbers only.
 */
export class ValuePool {
  codes = new Uint16Array(1024)
  starts = new Int32Array(64)
  hashes = new Int32Array(64)
  masks = new Int32Array(64)
  private scripts = new Uint8Array(64)
  /** Numbers given so far, plus one. */
  size = 1
  private slots = new Int32Array(128)

  /** The number of the value spelt out in `value`, a new one when it is unknown; 0 when it is empty. */
  intern(value: Uint16Array, length: number): number {
    if (length === 0) return 0
    const hash = hashOf(value, 0, length)
    const slot = this.slotOf(value, length, hash)
    return this.slots[slot] || this.add(value, length, hash, slot)
  }

  /** The number of the value spelt out in `value`; 0 when it is empty, and the number after the last when it is unknown. */
  find(value: Uint16Array, length: number): number {
    if (length === 0) return 0
    return this.slots[this.slotOf(value, length, hashOf(value, 0, length))] || this.size
  }

  length(value: number): number {
    return (this.starts[value + 1] ?? 0) - (this.starts[value] ?? 0)
  }

  start(value: number): number {
    return this.starts[value] ?? 0
  }

  hasDigits(value: number): boolean {
    return (this.masks[value] ?? 0) >>> digitBits !== 0
  }

  /** The script that a value is written in, by a number; 0 for Latin. */
  script(value: number): number {
    return this.scripts[value] ?? 0
  }

  text(value: number): string {
    return String.fromCharCode(...this.codes.subarray(this.starts[value], this.starts[value + 1]))
  }

  /** Removes the values added since the pool had this size. */
  rollBack(size: number): void {
    while (this.size > size) {
      this.size -= 1
      const start = this.start(this.size)
      const length = this.length(this.size)
      const hash = this.hashes[this.size] ?? 0
      this.slots[this.slotOf(this.codes.subarray(start, start + length), length, hash)] = 0
    }
  }

  private slotOf(value: Uint16Array, length: number, hash: number): number {
    const mask = this.slots.length - 1
    let slot = hash & mask
    for (let known = this.slots[slot] ?? 0; known !== 0; known = this.slots[slot] ?? 0) {
      if (this.hashes[known] === hash && this.holds(known, value, length)) return slot
      slot = (slot + 1) & mask
    }
    return slot
  }

  private holds(known: number, value: Uint16Array, length: number): boolean {
    const start = this.start(known)
    if (this.length(known) !== length) return false
    for (let index = 0; index < length; index += 1) if (this.codes[start + index] !== value[index]) return false
    return true
  }

  private add(value: Uint16Array, length: number, hash: number, slot: number): number {
    const number = this.size
    const start = this.start(number)
    if (start + longest > this.codes.length) this.codes = grown(this.codes, this.codes.length * 2)
    if (number + 2 > this.starts.length) {
      this.starts = grown(this.starts, this.starts.length * 2)
      this.hashes = grown(this.hashes, this.hashes.length * 2)
      this.masks = grown(this.masks, this.masks.length * 2)
      this.scripts = grown(this.scripts, this.scripts.length * 2)
    }
    for (let index = 0; index < length; index += 1) this.codes[start + index] = value[index] ?? 0
    this.starts[number + 1] = start + length
    this.hashes[number] = hash
    this.masks[number] = maskOf(this.codes, start, length)
    this.scripts[number] = scriptOf(this.codes, start, start + length)
    this.size += 1
    this.slots[slot] = number
    if (this.size * 2 > this.slots.length) this.rehash()
    return number
  }

  private rehash(): void {
    this.slots = new Int32Array(this.slots.length * 2)
    const mask = this.slots.length - 1
    for (let number = 1; number < this.size; number += 1) {
      let slot = (this.hashes[number] ?? 0) & mask
      while (this.slots[slot] !== 0) slot = (slot + 1) & mask
      this.slots[slot] = number
    }
  }
}
