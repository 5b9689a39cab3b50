import { areNearNames, levelOfDates } from '../duplicates/compare/compare-texts.ts'
import { generationYears } from '../duplicates/compare/text-level.ts'
import { level } from '../duplicates/signals.ts'
import { splitGeneration } from '../duplicates/text/generation.ts'
import { areForms } from '../duplicates/text/short-forms.ts'
import { normalizeForSearch } from '../normalize-for-search.ts'
import { isMisspelt } from './misspelt.ts'

/** The fields that decide whether a row and a bidder with the same email are the same person. */
export interface Named {
  firstName: string
  lastName: string
  /** ISO 8601. */
  dateOfBirth?: string | undefined
}

/**
 * Whether a row names a person other than the bidder with its email: offices share an address such as office@, and so do couples, twins, parents and
 * children. Where it is open, the row is another person's: staff decide on that, whereas an update would overwrite the bidder.
 *
 * The same person has
 * - the same given name, also as a short form, an initial, misspelt, or with a second name left out,
 * - the same surname, also misspelt or with a part left out, or the same birth date, as after a marriage,
 * - birth dates less than a generation apart. Where the names are not equal, they agree but for a slip, if both are known,
 * - no other number, as in names made up for a test, no title of the other sex, and no other suffix such as Jr. and Sr. A suffix that only one of the
 *   two has is another one, unless the birth dates agree.
 *
 * Equal names may be in either order, because files reverse them and write them in one or two columns.
 */
export const isAnotherPerson = (known: Named, row: Named): boolean => {
  const dates = compareDates(known.dateOfBirth, row.dateOfBirth)
  if (dates === 'apart') return true
  if (known.firstName === row.firstName && known.lastName === row.lastName) return false
  const [a, b] = [nameOf(known), nameOf(row)]
  if (differ(a.numbers, b.numbers) || differ(a.title, b.title)) return true
  if (a.generation !== b.generation && ((a.generation !== 0 && b.generation !== 0) || dates !== 'agree')) return true
  if (sameWords([...a.given, ...a.surname], [...b.given, ...b.surname])) return false
  if (!areSameGiven(a.given, b.given) || dates === 'differ') return true
  return !areSameSurname(a.surname, b.surname) && (known.dateOfBirth === undefined || known.dateOfBirth !== row.dateOfBirth)
}

interface Name {
  /** Words without titles and suffixes. */
  given: string[]
  surname: string[]
  /** As `splitGeneration` numbers suffixes. */
  generation: number
  /** Empty where the name has none. */
  numbers: string
  title: string
}

const nameOf = ({ firstName, lastName }: Named): Name => {
  const [first, last] = [splitGeneration(firstName), splitGeneration(lastName)]
  const [given, surname] = [wordsOf(first.name), wordsOf(last.name)]
  return {
    given: given.filter((word) => titles[word] === undefined),
    surname: surname.filter((word) => titles[word] === undefined),
    generation: last.generation || first.generation,
    numbers: `${firstName} ${lastName}`.match(/\d+/g)?.join(' ') ?? '',
    title: [...given, ...surname].map((word) => titles[word] ?? '').find((sex) => sex !== '') ?? '',
  }
}

const wordsOf = (name: string): string[] =>
  normalizeForSearch(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')

/** Titles and the sex that they say. */
const titles: Readonly<Record<string, 'man' | 'woman' | ''>> = {
  ...{ mr: 'man', sir: 'man', herr: 'man' },
  ...{ mrs: 'woman', ms: 'woman', miss: 'woman', frau: 'woman', mme: 'woman' },
  ...{ mx: '', dr: '', prof: '' },
}

/** Whether both are known, and not the same. */
const differ = (a: string, b: string): boolean => a !== '' && b !== '' && a !== b

/** `apart`: by a generation. */
const compareDates = (a: string | undefined, b: string | undefined): 'unknown' | 'agree' | 'differ' | 'apart' => {
  if (a === undefined || b === undefined) return 'unknown'
  if (a === b) return 'agree'
  if (Math.abs(yearOf(a) - yearOf(b)) >= generationYears) return 'apart'
  return levelOfDates(a, b) <= level.near ? 'agree' : 'differ'
}

const yearOf = (date: string): number => Number(date.slice(0, 4))

const sameWords = (left: readonly string[], right: readonly string[]): boolean =>
  left.length === right.length && left.toSorted().join(' ') === right.toSorted().join(' ')

const areSameGiven = (a: readonly string[], b: readonly string[]): boolean =>
  a.length > 0 && b.length > 0 && (a.join('') === b.join('') || hasAll(a, b, areAlike))

/** A bidder may have one name only. */
const areSameSurname = (a: readonly string[], b: readonly string[]): boolean =>
  areNearNames(a.join(' '), b.join(' ')) || hasAll(a, b, (one, other) => isInitialOf(one, other) || areNearNames(one, other))

/** Whether each word of the shorter list has one in the longer that is the same name. */
const hasAll = (a: readonly string[], b: readonly string[], isSame: (one: string, other: string) => boolean): boolean => {
  const [few, rest] = a.length < b.length ? [a, [...b]] : [b, [...a]]
  return few.every((word) => {
    const at = rest.findIndex((other) => isSame(word, other))
    if (at >= 0) rest.splice(at, 1)
    return at >= 0
  })
}

const areAlike = (a: string, b: string): boolean => a === b || isInitialOf(a, b) || areForms(a, b) || isMisspelt(a, b)

/** Whether one is the initial of the other. A name of one character, as in Chinese, is no initial. */
const isInitialOf = (a: string, b: string): boolean => {
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  return /^\p{Ll}$/u.test(short) && long.startsWith(short)
}
