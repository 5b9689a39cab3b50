import { longest } from './codes.ts'

/** Positions of each character in one value, a bit each; all 0 between two calls. */
const places = new Int32Array(0x10000)
const matched = new Uint16Array(longest)

const finish = (matches: number, moved: number, lengthA: number, lengthB: number): number =>
  matches === 0 ? 0 : (matches / lengthA + matches / lengthB + (matches - moved / 2) / matches) / 3

/** Jaro for values of at most 32 characters, whose positions fit into one number. */
const jaroOfShort = (a: Uint16Array, startA: number, lengthA: number, b: Uint16Array, startB: number, lengthB: number): number => {
  const reach = Math.max(0, (Math.max(lengthA, lengthB) >> 1) - 1)
  for (let j = 0; j < lengthB; j += 1) {
    const code = b[startB + j] ?? 0
    places[code] = (places[code] ?? 0) | (1 << j)
  }
  let taken = 0
  let matches = 0
  for (let i = 0; i < lengthA; i += 1) {
    const code = a[startA + i] ?? 0
    const low = i > reach ? -1 << (i - reach) : -1
    const high = i + reach >= 31 ? -1 : (1 << (i + reach + 1)) - 1
    const free = (places[code] ?? 0) & low & high & ~taken
    if (free === 0) continue
    taken |= free & -free
    matched[matches++] = code
  }
  let moved = 0
  let match = 0
  for (let j = 0; j < lengthB; j += 1) {
    const code = b[startB + j] ?? 0
    places[code] = 0
    if ((taken >>> j) & 1) {
      if (matched[match] !== code) moved += 1
      match += 1
    }
  }
  return finish(matches, moved, lengthA, lengthB)
}

const takenB = new Uint8Array(longest)

const jaroOfLong = (a: Uint16Array, startA: number, lengthA: number, b: Uint16Array, startB: number, lengthB: number): number => {
  const reach = Math.max(0, (Math.max(lengthA, lengthB) >> 1) - 1)
  takenB.fill(0, 0, lengthB)
  let matches = 0
  for (let i = 0; i < lengthA; i += 1) {
    const code = a[startA + i] ?? 0
    const end = Math.min(lengthB, i + reach + 1)
    let j = Math.max(0, i - reach)
    while (j < end && (takenB[j] === 1 || b[startB + j] !== code)) j += 1
    if (j >= end) continue
    takenB[j] = 1
    matched[matches++] = code
  }
  let moved = 0
  let match = 0
  for (let j = 0; j < lengthB; j += 1) {
    if (takenB[j] === 0) continue
    if (matched[match] !== b[startB + j]) moved += 1
    match += 1
  }
  return finish(matches, moved, lengthA, lengthB)
}

/**
 * The Jaro similarity in [0, 1] of two spelt-out values: matching characters within half the longer length, less half the transpositions.
 * Source: M. A. Jaro, Advances in record-linkage methodology, J. Amer. Statist. Assoc. 84 (1989) 414–420.
 */
const jaro = (a: Uint16Array, startA: number, lengthA: number, b: Uint16Array, startB: number, lengthB: number): number =>
  lengthA <= 32 && lengthB <= 32 ? jaroOfShort(a, startA, lengthA, b, startB, lengthB) : jaroOfLong(a, startA, lengthA, b, startB, lengthB)

/** Common characters at the start, at most four. */
export const commonPrefix = (a: Uint16Array, startA: number, lengthA: number, b: Uint16Array, startB: number, lengthB: number): number => {
  const end = Math.min(4, lengthA, lengthB)
  let prefix = 0
  while (prefix < end && a[startA + prefix] === b[startB + prefix]) prefix += 1
  return prefix
}

/**
 * Jaro's similarity raised by a tenth of the rest for each common character at the start.
 * Source: W. E. Winkler, String comparator metrics and enhanced decision rules in the Fellegi–Sunter model of record linkage,
 * Proc. Section on Survey Research Methods, ASA (1990) 354–359.
 */
export const jaroWinkler = (a: Uint16Array, startA: number, lengthA: number, b: Uint16Array, startB: number, lengthB: number): number => {
  const similarity = jaro(a, startA, lengthA, b, startB, lengthB)
  return similarity + 0.1 * commonPrefix(a, startA, lengthA, b, startB, lengthB) * (1 - similarity)
}

const spelt = (text: string): Uint16Array =>
  Uint16Array.from({ length: Math.min(text.length, longest) }, (_, index) => text.charCodeAt(index))

/** The same for two texts, up to `longest` characters each. */
export const jaroWinklerOf = (a: string, b: string): number =>
  jaroWinkler(spelt(a), 0, Math.min(a.length, longest), spelt(b), 0, Math.min(b.length, longest))
