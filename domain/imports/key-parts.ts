import { emailPattern } from '@auctionwiz/contracts/fields'
import { normaliseEmail } from '../bidders/identity.ts'
import { normalizeForSearch } from '../normalize-for-search.ts'

/**
 * The parts of the keys that find rows of a person. A key is a letter for its kind, a colon and the value. A second condition
 * follows after a bar: a date, a postal code, a street after a slash, the letters of an email after an at sign, or an initial.
 */

/** `e:` and a valid address. */
export const emailKey = (text: string): string | undefined => (emailPattern.test(text.trim()) ? `e:${normaliseEmail(text)}` : undefined)

/** `p:` and the last ten digits of a phone, without a dialling prefix. */
export const phoneKey = (text: string): string | undefined => {
  if (!/^[+(]?[\d\s\-().+/]+$/.test(text)) return undefined
  const digits = text.replace(/\D/g, '').replace(/^0+/, '')
  return digits.length >= 7 ? `p:${digits.slice(-10)}` : undefined
}

/** `h:` and a username, used as the name of a bidder who came with nothing else. */
export const handleKey = (text: string): string | undefined => {
  const handle = normalizeForSearch(text.slice(0, 100)).trim()
  return handle === '' ? undefined : `h:${handle}`
}

/** Scripts whose letters are words or syllables: names are written with or without a space. */
const joined = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}ー]+$/u

/**
 * `n:` and a name: at least two words, or two letters of scripts without spaces, because less identifies nobody.
 * @param turned returns a key only for a name whose order is ambiguous
 */
export const nameKey = (text: string, turned = false): string | undefined => {
  const words = normalizeForSearch(text.slice(0, 200))
    .split(/[^\p{L}\p{N}ー]+/u)
    .filter((word) => word !== '')
  const name = words.join('')
  if (joined.test(name)) return [...name].length >= 2 ? `n:${name}` : undefined
  return words.length >= 2 && !turned ? `n:${words.join(' ')}` : undefined
}

/**
 * The key of a phone with the possible initials of the given name. A household shares a phone: in a row with a name and a valid email it
 * identifies only people whose given name may be the same, shortened or not. Without spaces a name may begin with either part.
 * @param number, name keys of the two
 */
export const sharedPhone = (number: string, name: string): string[] => {
  const words = name.slice(2).split(' ')
  const given = words.length === 1 ? words : words.slice(0, -1)
  return [...new Set(given.map((word) => `${number}|${[...word][0] ?? ''}`))]
}

/** The keys of a name combined with each other known value. */
export const qualified = (name: string, beside: readonly (string | undefined)[]): string[] =>
  beside.flatMap((one) => (one ? [`${name}|${one}`] : []))

/** The compared form: only letters and digits. */
const letters = (text = ''): string => normalizeForSearch(text.slice(0, 200)).replace(/[^\p{L}\p{N}]/gu, '')

/** A postal code, and without the four digits that some Americans add to theirs. */
export const codesOf = (zip = ''): string[] => {
  const code = letters(zip)
  const [, short] = /^(\d{5})\s?-\s?\d{4}$/.exec(zip.trim()) ?? []
  return short === undefined ? [code] : [code, short]
}

/** A street identifies an address only with a number. */
export const streetOf = (text = ''): string | undefined => {
  const street = letters(text)
  return street.length >= 6 && /\d/.test(street) && /\p{L}/u.test(street) ? `/${street}` : undefined
}

/** The local part of an email address or of an invalid one; the whole text without an at sign. */
export const mailsOf = (email: string): string[] => {
  const [local = ''] = email.trim().split(/[^\p{L}\p{N}._+'-]/u)
  return [...new Set([letters(local), letters(email)])].filter((part) => part.length >= 4).map((part) => `@${part}`)
}
