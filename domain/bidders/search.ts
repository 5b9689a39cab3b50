import { fold } from '../fold.ts'

/**
 * Search without a scan. A document keeps the grams of its words; a search asks for the documents that hold all grams of what was typed:
 * every three characters in a row, and for one or two characters a mark `^` for the start of a word.
 */

/** Of a word only this many characters are searched, so that a long value can't blow up the index. */
const wordLimit = 64

/** At most this many grams are asked for; more hardly narrow the result. */
const needleLimit = 16

export interface Searched {
  firstName: string
  lastName: string
  email: string
  phone?: string | undefined
  bidderId: string
}

/** Letters and digits; beyond ASCII everything counts as a letter. */
const isWordCode = (code: number): boolean => (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || code > 127

const digitsOf = (text: string): string => text.replace(/\D/g, '')

const wordsOf = (text: string): string[] => {
  const words = text.split(/\s+/)
  return words.filter((word) => word !== '').map((word) => (word.length > wordLimit ? word.slice(0, wordLimit).toWellFormed() : word))
}

/** What is searched of a bidder, folded: the words of name, e-mail and number and the digits of the phone, with a space between. */
export const searchText = ({ firstName, lastName, email, phone, bidderId }: Searched): string =>
  wordsOf(`${fold(`${firstName} ${lastName} ${email} ${bidderId}`)} ${phone === undefined ? '' : digitsOf(phone)}`).join(' ')

/** Calls back with each place where typing may begin: the word's start and after punctuation, but not in the domain of an e-mail. */
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

/** A search that can only be a phone number is one word of digits, without the zeros that stand for another way to dial. */
const phonePattern = /^[+(]?[\d\s\-().+]{7,}$/

const lettersOf = (word: string): string =>
  Array.from(word)
    .filter((character) => isWordCode(character.charCodeAt(0)))
    .join('')

/** Whether what was typed has a letter or digit to search for. Signs alone find nobody: they are in every address and number. */
export const isSearchable = (search: string): boolean => lettersOf(fold(search)) !== ''

/** The words of a search, folded, without those of signs alone; those of one or two characters stand for the start of a word. */
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

/** The grams that a document must all hold to be a result of a search that is searchable. */
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
 * Whether every word typed occurs, and there is one: three characters and more anywhere in a word of the bidder, fewer at the start of one.
 * Grams hold for every match, and rarely for more.
 * @param text as `searchText` gives it
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
