import { normalizeForSearch } from '../normalize-for-search.ts'
import { isSearchable, isWordCode, lettersOf } from '../searchable.ts'
import { domainTermsOf, isDomainTerm } from './mail-domains.ts'

/**
 * Search without a scan. A document keeps some grams of its words: every second three characters in a row, counted from the start of each run of
 * letters and digits, and a mark `^` for the start of a word. A search uses grams that occur in each document with the typed text, wherever in a
 * word it is. They find a few other documents, which the text of the document then excludes.
 */

/** Only this many characters of a word are indexed, to limit the index size of long values. */
const wordLimit = 64

/** A search reads at most this many lists of grams; more hardly narrow the result. */
const needleLimit = 16

export interface Searched {
  firstName: string
  lastName: string
  email: string
  phone?: string | undefined
  bidderId: string
}

const digitsOf = (text: string): string => text.replace(/\D/g, '')

const wordsOf = (text: string): string[] => {
  const words = text.split(/\s+/)
  return words.filter((word) => word !== '').map((word) => (word.length > wordLimit ? word.slice(0, wordLimit).toWellFormed() : word))
}

/** The normalized search text of a bidder: the words of name, email and number and the digits of the phone, separated by spaces. */
export const searchText = ({ firstName, lastName, email, phone, bidderId }: Searched): string =>
  wordsOf(`${normalizeForSearch(`${firstName} ${lastName} ${email} ${bidderId}`)} ${phone === undefined ? '' : digitsOf(phone)}`).join(' ')

/** The normalized search text of any text. */
export const plainSearchText = (text: string): string => wordsOf(normalizeForSearch(text)).join(' ')

/** Calls back with each position where a search may start: the word's start and after punctuation, but not in the domain of an email. */
const eachStart = (word: string, visit: (index: number) => void): void => {
  let inWord = false
  for (let index = 0; index < word.length; index += 1) {
    const code = word.charCodeAt(index)
    if (code === 64) return
    const isWord = isWordCode(code)
    if (isWord && !inWord) visit(index)
    inWord = isWord
  }
}

/** Whole characters: a word with characters beyond the first 65,536 is cut between them, not through them. */
const charactersOf = (word: string): string[] | string => (/[\ud800-\udfff]/.test(word) ? Array.from(word) : word)

const slice = (characters: string[] | string, from: number, to: number): string =>
  typeof characters === 'string' ? characters.slice(from, to) : characters.slice(from, to).join('')

/** What a character next to three known ones may be, in words that are searched by every second gram. */
const lettersAndDigits = [...'abcdefghijklmnopqrstuvwxyz0123456789']
const plainCharacters = [...lettersAndDigits, ...'.-_@+']
const plain = /^[a-z0-9.\-_@+]*$/

const isLetterOrDigit = (character: string | undefined): boolean => character !== undefined && /^[a-z0-9]$/.test(character)

const trigrams = (word: string): string[] => {
  const characters = charactersOf(word)
  return Array.from({ length: Math.max(0, characters.length - 2) }, (_, index) => slice(characters, index, index + 3))
}

/**
 * The places of the stored grams in a plain word or a piece of one: every second place. Counting restarts with each run of letters and digits.
 * @param isOdd whether the first place is one between two that are kept
 */
const keptPlaces = (piece: string, isOdd: boolean): number[] => {
  const places: number[] = []
  let skip = isOdd
  for (let index = 0; index + 3 <= piece.length; index += 1) {
    const startsRun = isWordCode(piece.charCodeAt(index)) && index > 0 && !isWordCode(piece.charCodeAt(index - 1))
    if (startsRun) skip = false
    if (!skip) places.push(index)
    skip = !skip
  }
  return places
}

const keptGrams = (word: string): string[] => {
  if (!plain.test(word)) return trigrams(word)
  const places = keptPlaces(word, false)
  const at = word.indexOf('@')
  const domain = at < 0 ? '' : word.slice(at)
  if (!isDomainTerm(domain)) return places.map((place) => word.slice(place, place + 3))
  return [...places.filter((place) => place < at).map((place) => word.slice(place, place + 3)), domain]
}

/** One character is searched by the marks of two with any second one, so it has a mark of its own only where there is none of those. */
const addStartMarks = (start: string, grams: Set<string>): void => {
  const rest = charactersOf(start)
  const second = slice(rest, 1, 2)
  if (!isLetterOrDigit(second)) grams.add(`^${slice(rest, 0, 1)}`)
  if (second !== '' && isWordCode(second.charCodeAt(0))) grams.add(`^${slice(rest, 0, 2)}`)
}

/** The grams that are kept of a bidder's words, each once. */
export const searchGrams = (bidder: Searched): string[] => gramsOf(searchText(bidder))

/** The grams that are kept of a search text, each once. */
export const gramsOf = (searched: string): string[] => {
  const grams = new Set<string>()
  for (const word of searched.split(' ')) {
    for (const gram of keptGrams(word)) grams.add(gram)
    eachStart(word, (index) => addStartMarks(word.slice(index, index + 4), grams))
  }
  return [...grams]
}

/** What a document with these words keeps for its search. */
export const searchFieldsOf = (words: string): { searchText: string; grams: string[] } => {
  const searched = plainSearchText(words)
  return { searchText: searched, grams: gramsOf(searched) }
}

/** Turns a search that can only be a phone number into one word of digits, without the zeros of a dialling prefix. */
const phonePattern = /^[+(]?[\d\s\-().+]{7,}$/

/** The normalized words of a search, without words of punctuation only; words of one or two characters match the start of a word. */
export const needleWords = (search: string): string[] => {
  const folded = normalizeForSearch(search).trim()
  if (phonePattern.test(folded)) {
    const digits = digitsOf(folded).replace(/^0+/, '')
    if (digits.length >= 6) return wordsOf(digits)
  }
  return wordsOf(folded)
    .filter((word) => lettersOf(word) !== '')
    .map((word) => (charactersOf(word).length < 3 ? lettersOf(word) : word))
}

/** Any of these grams. */
type AnyOf = readonly string[]

/** The grams of two or three characters that a search asks for: a document has to hold one of each list. */
const gramsOfPiece = (piece: string): AnyOf[] => {
  if (!plain.test(piece)) return trigrams(piece).map((gram) => [gram])
  const even = keptPlaces(piece, false)
  const odd = keptPlaces(piece, true)
  const gram = (place: number): string => piece.slice(place, place + 3)
  // Three characters between two places that are kept: the gram before holds two of them, and one after there may be none.
  if (odd.length === 0) {
    const before = isLetterOrDigit(piece[0]) ? lettersAndDigits : plainCharacters
    return [[piece, ...before.map((character) => `${character}${piece.slice(0, 2)}`)]]
  }
  const common = even.filter((place) => odd.includes(place))
  const own = even.filter((place) => !odd.includes(place))
  const other = odd.filter((place) => !even.includes(place))
  const pairs = own.flatMap((place, index): AnyOf[] => {
    const instead = other[Math.min(index, other.length - 1)]
    return instead === undefined ? [] : [[gram(place), gram(instead)]]
  })
  return [...pairs, ...common.map((place) => [gram(place)])]
}

/** Instead of the grams within a shared domain a document has its term. */
const withDomains = (piece: string, asked: readonly AnyOf[]): readonly AnyOf[] => {
  const domains = domainTermsOf(piece)
  if (domains.length === 0) return asked
  const isInside = (gram: string, domain: string): boolean => piece.indexOf('@') <= 0 || domain.includes(gram)
  return asked.map((any) => [...any, ...domains.filter((domain) => any.some((gram) => isInside(gram, domain)))])
}

/** What a document has to hold to be a result of a search that is searchable: of each list any gram. */
export const needleGrams = (search: string): AnyOf[] => {
  const asked = new Map<string, AnyOf>()
  const add = (any: AnyOf) => asked.set(any.join(' '), any)
  for (const word of needleWords(search)) {
    const characters = charactersOf(word)
    if (characters.length === 1) add([`^${word}`, ...lettersAndDigits.map((second) => `^${word}${second}`)])
    else if (characters.length === 2) add([`^${word}`])
    else for (const any of withDomains(word, gramsOfPiece(word))) add(any)
  }
  const all = [...asked.values()]
  if (all.length <= needleLimit) return all
  return Array.from({ length: needleLimit }, (_, index) => all[Math.round((index * (all.length - 1)) / (needleLimit - 1))] ?? [])
}

/** The words that the text of a document with these grams must also contain. Words of one or two characters are exact by their marks. */
export const exactWords = (search: string): string[] => needleWords(search).filter((word) => charactersOf(word).length >= 3)

/**
 * Whether every word typed occurs, and there is one: three characters and more anywhere in a word of the bidder, fewer at the start of one.
 * Grams hold for every match, and for some more.
 * @param text from `searchText`
 */
export const matchesSearch = (text: string, search: string): boolean =>
  isSearchable(search) &&
  needleWords(search).every((needle) => (charactersOf(needle).length < 3 ? startsWithin(text, needle) : text.includes(needle)))

const startsWithin = (text: string, needle: string): boolean =>
  text.split(' ').some((word) => {
    let found = false
    eachStart(word, (index) => {
      found ||= word.startsWith(needle, index)
    })
    return found
  })
