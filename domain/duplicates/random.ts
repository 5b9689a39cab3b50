/**
 * A reproducible stream of numbers in [0, 1): Marsaglia's xorshift with 32 bits of state (J. Stat. Software 8(14), 2003),
 * the seed spread by a multiplicative hash.
 */
export const randomFrom = (seed: number): (() => number) => {
  let state = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) | 1
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) / 0x100000000
  }
}
