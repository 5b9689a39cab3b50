import { emailPattern } from '@auctionwiz/contracts/fields'
import { normaliseEmail } from '../bidders/identity.ts'
import { fold } from '../fold.ts'

/**
 * The parts of the keys by which rows are found that name a person. A key is a letter for what it is made of, a colon and the value; what must
 * be met beside it follows after a bar: a date, a postal code, a street after a slash, the letters of an e-mail after an at sign, or an initial.
 */

/** `e:` and a valid address. */
export const emailKey = (text: string): string | undefined => (emailPattern.test(text.trim()) ? `e:${normaliseEmail(text)}` : undefined)

/** `p:` and the last ten digits of a phone, without what stands for another way to dial. */
export const phoneKey = (text: string): string | undefined => {
  if (!/^[+(]?[\d\s\-().+/]+$/.test(text)) return undefined
  const digits = text.replace(/\D/g, '').replace(/^0+/, '')
  return digits.length >= 7 ? `p:${digits.slice(-10)}` : undefined
}

/** Letters of which each is a word or a syllable: a name is written without a space as often as with one. */
const joined = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}ー]+$/u

/**
 * `n:` and a name: two words at least, or two letters of those that need no space, as less is no person.
 * @param turned gives a key only to a name that is written in either order without saying which
 */
export const nameKey = (text: string, turned = false): string | undefined => {
  const words = fold(text.slice(0, 200))
    .split(/[^\p{L}\p{N}ー]+/u)
    .filter((word) => word !== '')
  const name = words.join('')
  if (joined.test(name)) return [...name].length >= 2 ? `n:${name}` : undefined
  return words.length >= 2 && !turned ? `n:${words.join(' ')}` : undefined
}

/**
 * The key of a phone with the initials that the given name may have. A household shares a phone: beside a name and a valid e-mail it stands for
 * those alone whose given name may be the same, shortened or not. Without spaces a name may begin with either part.
 * @param number, name keys of the two
 */
export const sharedPhone = (number: string, name: string): string[] => {
  const words = name.slice(2).split(' ')
  const given = words.length === 1 ? words : words.slice(0, -1)
  return [...new Set(given.map((word) => `${number}|${[...word][0] ?? ''}`))]
}

/** The key of a name with each of what is known beside it. */
export const qualified = (name: string, beside: readonly (string | undefined)[]): string[] =>
  beside.flatMap((one) => (one ? [`${name}|${one}`] : []))

/** As it is compared: letters and digits alone. */
const letters = (text = ''): string => fold(text.slice(0, 200)).replace(/[^\p{L}\p{N}]/gu, '')

/** A postal code, and without the four digits that some Americans add to theirs. */
export const codesOf = (zip = ''): string[] => {
  const code = letters(zip)
  const [, short] = /^(\d{5})\s?-\s?\d{4}$/.exec(zip.trim()) ?? []
  return short === undefined ? [code] : [code, short]
}

/** A street says where somebody lives when it comes with a number. */
export const streetOf = (text = ''): string | undefined => {
  const street = letters(text)
  return street.length >= 6 && /\d/.test(street) && /\p{L}/u.test(street) ? `/${street}` : undefined
}

/** Of an e-mail address, or what was meant as one: what stands before the sign that makes it one, and the whole where that is missing. */
export const mailsOf = (email: string): string[] => {
  const [local = ''] = email.trim().split(/[^\p{L}\p{N}._+'-]/u)
  return [...new Set([letters(local), letters(email)])].filter((part) => part.length >= 4).map((part) => `@${part}`)
}
