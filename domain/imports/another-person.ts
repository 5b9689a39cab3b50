import { areForms } from '../duplicates/text/short-forms.ts'
import { normalizeForSearch } from '../normalize-for-search.ts'

/** The fields that decide whether a row and a bidder with the same email are the same person. */
export interface Named {
  firstName: string
  lastName: string
  /** ISO 8601. */
  dateOfBirth?: string | undefined
}

/**
 * Whether a row names a person other than the bidder with its email: offices share an address such as office@, and a couple may share one.
 * The same given name is the same person, even with another surname, unless the birth dates differ as well. Given names are the same also as
 * short forms, initials, with one slip, with a second name left out, or in the place of the surname. Numbers that differ, as in names made up
 * for a test, are another person.
 */
export const isAnotherPerson = (known: Named, row: Named): boolean => {
  const [givenKnown, givenRow] = [wordsOf(known.firstName), wordsOf(row.firstName)]
  const [lastKnown, lastRow] = [wordsOf(known.lastName), wordsOf(row.lastName)]
  if (sameWords([...givenKnown, ...lastKnown], [...givenRow, ...lastRow])) return false
  const [numbers, others] = [numbersOf(known), numbersOf(row)]
  if (numbers !== '' && others !== '' && numbers !== others) return true
  if (!givenKnown.some((word) => givenRow.some((other) => areAlike(word, other)))) return true
  const sameSurname = lastKnown.some((word) => lastRow.some((other) => areAlike(word, other)))
  const { dateOfBirth: born } = known
  return !sameSurname && born !== undefined && row.dateOfBirth !== undefined && born !== row.dateOfBirth
}

const numbersOf = ({ firstName, lastName }: Named): string => `${firstName} ${lastName}`.match(/\d+/g)?.join(' ') ?? ''

/** Without titles and suffixes. */
const wordsOf = (name: string): string[] =>
  normalizeForSearch(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !noNames.has(word))

const noNames = new Set(['mr', 'mrs', 'ms', 'miss', 'mx', 'dr', 'prof', 'sir', 'jr', 'sr', 'ii', 'iii', 'iv', 'herr', 'frau', 'mme'])

/** In either order, because files reverse names and write them in one or two columns. */
const sameWords = (left: readonly string[], right: readonly string[]): boolean =>
  left.length === right.length && left.toSorted().join(' ') === right.toSorted().join(' ')

const areAlike = (a: string, b: string): boolean => {
  if (a === b || areForms(a, b)) return true
  const [short = '', long = ''] = a.length < b.length ? [a, b] : [b, a]
  if (short.length === 1) return long.startsWith(short)
  return short.length >= 4 && short[0] === long[0] && !/\d/.test(a + b) && isOneSlip(short, long)
}

/** One letter put in, left out or replaced, or two neighbours exchanged. */
const isOneSlip = (short: string, long: string): boolean => {
  if (long.length - short.length > 1) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at += 1
  if (long.length > short.length) return short.slice(at) === long.slice(at + 1)
  if (short.slice(at + 1) === long.slice(at + 1)) return true
  return short[at] === long[at + 1] && short[at + 1] === long[at] && short.slice(at + 2) === long.slice(at + 2)
}
