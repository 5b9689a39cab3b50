import { isOneSlip } from '../duplicates/compare/compare-texts.ts'

/**
 * Whether two given names, normalized for search, are spellings of one: they sound the same (Erik and Eric, Vanesa and Vanessa), or one has a slip of
 * the typist. The ending of a name tells men from women and sisters apart (Paul and Paula, Christian and Christina, Maria and Marina), and in a
 * short name any letter makes another one (Karen and Karin). So only neighbours that are exchanged before the ending, or consonants that are, count
 * as a slip, and one letter in the middle of a long name.
 */
export const isMisspelt = (a: string, b: string): boolean => {
  const [first, second] = [soundOf(a), soundOf(b)]
  if (first === second) return true
  if (first[0] !== second[0] || Math.min(a.length, b.length) < shortest || !isOneSlip(a, b)) return false
  const at = sharedStart(a, b)
  if (a.length === b.length && a[at] === b[at + 1] && a[at + 1] === b[at]) return at + 2 < a.length || !/[aeiouy]/.test(a.slice(at))
  return Math.min(a.length, b.length) >= long && a.slice(-ending) === b.slice(-ending)
}

/** Names of fewer letters have no slips: Tim and Kim are two. */
const shortest = 4
/** From this many letters on, one letter before the ending is a slip. */
const long = 7
const ending = 3

/** Letters that sound the same as one, doubled consonants and the mute h at the end left out. */
const soundOf = (name: string): string =>
  name
    .replace(/ph/g, 'f')
    .replace(/[ck]h|[cq]/g, 'k')
    .replace(/th/g, 't')
    .replace(/z/g, 's')
    .replace(/w/g, 'v')
    .replace(/(?<=.)y(?=.)/g, 'i')
    .replace(/(?<=[aeo])h$/, '')
    .replace(/([^aeiou])\1+/g, '$1')

const sharedStart = (a: string, b: string): number => {
  let at = 0
  while (at < a.length && a[at] === b[at]) at += 1
  return at
}
