import type { ValuePool } from '../table/value-pool.ts'
import { slips } from '../text/damerau.ts'
import { commonPrefix, jaroWinkler } from '../text/jaro-winkler.ts'

/** How many bits are set. */
export const bits = (mask: number): number => {
  let count = mask - ((mask >>> 1) & 0x55555555)
  count = (count & 0x33333333) + ((count >>> 2) & 0x33333333)
  return Math.imul((count + (count >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/**
 * Whether Jaro–Winkler may reach `least`, from the lengths, the common start and the letters that only one of the values has. It excludes
 * nearly all dissimilar values without comparing their characters.
 */
export const mayBeLike = (pool: ValuePool, a: number, b: number, least: number): boolean => {
  const maskA = pool.masks[a] ?? 0
  const maskB = pool.masks[b] ?? 0
  const lengthA = pool.length(a)
  const lengthB = pool.length(b)
  const matches = Math.min(lengthA - bits(maskA & ~maskB), lengthB - bits(maskB & ~maskA))
  if (matches <= 0) return false
  const jaro = (matches / lengthA + matches / lengthB + 1) / 3
  if (jaro >= least) return true
  return (
    jaro + 0.4 * (1 - jaro) >= least &&
    jaro + 0.1 * commonPrefix(pool.codes, pool.start(a), lengthA, pool.codes, pool.start(b), lengthB) * (1 - jaro) >= least
  )
}

/** Jaro–Winkler similarity of two values of a pool. */
export const similarity = (pool: ValuePool, a: number, b: number): number =>
  jaroWinkler(pool.codes, pool.start(a), pool.length(a), pool.codes, pool.start(b), pool.length(b))

/** Slips between two different values of a pool: 1, 2, or 3 for more than `limit`. */
export const slipsBetween = (pool: ValuePool, a: number, b: number, limit: number): number =>
  slips(pool.codes, pool.start(a), pool.length(a), pool.codes, pool.start(b), pool.length(b), limit)
