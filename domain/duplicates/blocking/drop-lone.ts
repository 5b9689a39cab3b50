import type { KeyBuffers } from './sort.ts'

/** Bits of memory for each key; with fewer, more lone keys are kept because of false collisions. */
const bitsPerKey = 8

/**
 * Drops the keys of only one record, which form no pair, before the others are sorted. A key is kept once a second record has the same
 * bits of it. Returns how many are left, in their order.
 */
export const dropLone = ({ keys, owners }: KeyBuffers, length: number): number => {
  const size = 2 ** Math.max(10, Math.ceil(Math.log2(length * bitsPerKey)))
  const seen = new Int32Array(size / 32)
  const twice = new Int32Array(size / 32)
  for (let index = 0; index < length; index += 1) {
    const key = (keys[index] ?? 0) & (size - 1)
    const bit = 1 << (key & 31)
    const word = key >>> 5
    if ((seen[word] ?? 0) & bit) twice[word] = (twice[word] ?? 0) | bit
    else seen[word] = (seen[word] ?? 0) | bit
  }
  let kept = 0
  for (let index = 0; index < length; index += 1) {
    const key = keys[index] ?? 0
    const place = key & (size - 1)
    if (!((twice[place >>> 5] ?? 0) & (1 << (place & 31)))) continue
    keys[kept] = key
    owners[kept] = owners[index] ?? 0
    kept += 1
  }
  return kept
}
