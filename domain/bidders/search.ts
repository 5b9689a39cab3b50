import { fold } from '../fold.ts'
import { isSearchable, isWordCode, lettersOf } from '../searchable.ts'

/**
 * Search without a scan. A document stores the grams of its words; a search finds the documents with all grams of the input:
 * every three consecutive characters, and for one or two characters a mark `^` for the start of a word.
 */

/** Only this many characters of a word are indexed, to limit the index size of long values. */
const wordLimit = 64

/** The limit of grams in a query; more hardly narrow the result. */
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
  wordsOf(`${fold(`${firstName} ${lastName} ${email} ${bidderId}`)} ${phone === undefined ? '' : digitsOf(phone)}`).join(' ')

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

const addTrigrams = (word: string, grams: Set<string>): void => {
  const characters = charactersOf(word)
  for (let index = 0; index + 3 <= characters.length; index += 1) grams.add(slice(characters, index, index + 3))
}

/** The grams of a bidder's words, each once. */
export const searchGrams = (bidder: Searched): string[] => {
  const grams = new Set<string>()
  for (const word of searchText(bidder).split(' ')) {
    addTrigrams(word, grams)
    eachStart(word, (index) => {
      const rest = charactersOf(word.slice(index, index + 4))
      grams.add(`^${slice(rest, 0, 1)}`)
      if (rest.length > 1 && isWordCode(slice(rest, 1, 2).charCodeAt(0))) grams.add(`^${slice(rest, 0, 2)}`)
    })
  }
  return [...grams]
}

/** Turns a search that can only be a phone number into one word of digits, without the zeros of a dialling prefix. */
const phonePattern = /^[+(]?[\d\s\-().+]{7,}$/

/** The normalized words of a search, without words of punctuation only; words of one or two characters match the start of a word. */
export const needleWords = (search: string): string[] => {
  const folded = fold(search).trim()
  if (phonePattern.test(folded)) {
    const digits = digitsOf(folded).replace(/^0+/, '')
    if (digits.length >= 6) return wordsOf(digits)
  }
  return wordsOf(folded)
    .filter((word) => lettersOf(word) !== '')
    .map((word) => (charactersOf(word).length < 3 ? lettersOf(word) : word))
}

/** The grams that a result of a valid search must all contain. */
export const needleGrams = (search: string): string[] => {
  const grams = new Set<string>()
  for (const word of needleWords(search)) {
    if (charactersOf(word).length < 3) grams.add(`^${word}`)
    else addTrigrams(word, grams)
  }
  const all = [...grams]
  if (all.length <= needleLimit) return all
  return Array.from({ length: needleLimit }, (_, index) => all[Math.round((index * (all.length - 1)) / (needleLimit - 1))] ?? '')
}

/**
 * Whether every typed word occurs, and there is at least one: three or more characters anywhere in a word of the bidder, fewer at its start.
 * All matches have the grams; few other documents do.
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
