import { emailPattern } from '@auctionwiz/contracts/fields'
import { fold } from '../bidders/fold.ts'
import { normaliseEmail } from '../bidders/identity.ts'
import { readDate } from './cells.ts'
import { restoreFormula } from './csv.ts'
import type { ImportField } from './fields.ts'
import type { HeaderMapping } from './headers.ts'
import { splitName } from './names.ts'

/**
 * By what a row of an import is found again when the person in it asks what is held on them: the e-mail, the phone, the name together with the
 * date of birth, the postal code or the street; the name alone where the row has nothing else by which it could be somebody else's. Beside
 * an e-mail that can't be one, a name is the person's with what the two addresses have in common.
 */

export interface NamedPerson {
  firstName: string
  lastName: string
  email: string
  phone?: string | undefined
  dateOfBirth?: string | undefined
  address?: { street?: string | undefined; zip?: string | undefined } | undefined
}

/** Bytes of all keys of a row together as they are stored, so that those of a whole window fit a document. */
const longest = 1000

const encoder = new TextEncoder()

/** Most letters of most languages take more than one byte, and what JSON escapes takes more as well. */
const storedLength = (key: string): number => encoder.encode(JSON.stringify(key)).byteLength

/** Of a row whose cells can't be told, so many characters of each are looked at, and so many pieces for keys that are kept. */
const longestLine = 1000
const piecesLimit = 40

/** By which rows that name the person are found. */
export const personKeys = ({ firstName, lastName, email, phone = '', dateOfBirth, address }: NamedPerson): string[] => {
  const names = new Set([nameKey(`${firstName} ${lastName}`), nameKey(`${lastName} ${firstName}`, true)].filter((key) => key !== undefined))
  const { zip, street = '' } = address ?? {}
  // What follows the street, such as a flat, has a column of its own in a file.
  const beside = [dateOfBirth, ...codesOf(zip), ...new Set([streetOf(street), streetOf(street.split(',')[0])]), ...mailsOf(email)]
  const number = phoneKey(phone)
  const phones = number === undefined ? [] : [number, ...[...names].flatMap((name) => sharedPhone(number, name))]
  return [emailKey(email), ...phones, ...names, ...[...names].flatMap((name) => qualified(name, beside))].filter((key) => key !== undefined)
}

/** By whom a rejected row can be found, as many as are kept of one row. */
export const rowKeys = (cells: readonly string[], header: HeaderMapping, broken: boolean): string[] =>
  withinLimit(allRowKeys(cells, header, broken, piecesLimit))

/** By whom a row can be found: by its columns where its cells match the header, else by what its cells look like. */
export const allRowKeys = (
  cells: readonly string[],
  { columns, mapping }: HeaderMapping,
  broken: boolean,
  pieces = Number.POSITIVE_INFINITY,
): string[] => (broken || cells.length !== columns ? looseKeys(cells, pieces) : columnKeys(cells, mapping))

const columnKeys = (cells: readonly string[], mapping: ReadonlyMap<number, ImportField>): string[] => {
  const texts: Partial<Record<ImportField, string>> = {}
  for (const [index, field] of mapping) texts[field] ||= textOf(cells[index])
  const { email = '', phone = '', dateOfBirth = '', zip, street, streetNumber } = texts
  const whole = texts.fullName ? splitName(texts.fullName) : undefined
  const name = nameKey(`${texts.firstName || whole?.firstName || ''} ${texts.lastName || whole?.lastName || ''}`)
  const mail = emailKey(email)
  const number = phoneKey(phone)
  const phones = number === undefined ? [] : mail && name ? sharedPhone(number, name) : [number]
  const ways = [...(mail ? [mail] : []), ...phones]
  const beside = [
    readDate(dateOfBirth),
    ...codesOf(zip),
    streetOf(`${streetNumber ?? ''} ${street ?? ''}`),
    ...(mail ? [] : mailsOf(email)),
  ]
  return [...ways, ...(ways.length === 0 && name ? [name] : []), ...(name === undefined ? [] : qualified(name, beside))]
}

/** Cells have slipped, or are the start of a line: whatever looks like an e-mail or a phone, and any two neighbours as a name. */
export const looseKeys = (cells: readonly string[], limit = Number.POSITIVE_INFINITY): string[] => {
  const pieces = cells.flatMap((cell) => cell.slice(0, longestLine).split(/[,;|\t"]+/)).map(textOf)
  const some = pieces.filter((piece) => piece !== '').slice(0, limit)
  const ways = some.flatMap((piece) => [emailKey(piece), phoneKey(piece)]).filter((key) => key !== undefined)
  if (ways.length > 0) return ways
  return some.flatMap((piece, index) => [nameKey(piece), nameKey(`${piece} ${some[index + 1] ?? ''}`)]).filter((key) => key !== undefined)
}

/** Names and numbers are short; what is long is neither. */
const textOf = (cell = ''): string => restoreFormula(cell.slice(0, 300)).trim()

const emailKey = (text: string): string | undefined => (emailPattern.test(text.trim()) ? `e:${normaliseEmail(text)}` : undefined)

/** Its last ten digits, without what stands for another way to dial. */
const phoneKey = (text: string): string | undefined => {
  if (!/^[+(]?[\d\s\-().+/]+$/.test(text)) return undefined
  const digits = text.replace(/\D/g, '').replace(/^0+/, '')
  return digits.length >= 7 ? `p:${digits.slice(-10)}` : undefined
}

/** Letters of which each is a word or a syllable: a name is written without a space as often as with one. */
const joined = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}ー]+$/u

/**
 * Two words at least, or two letters of those that need no space: less is no person.
 * @param turned gives a key only to a name that is written in either order without saying which
 */
const nameKey = (text: string, turned = false): string | undefined => {
  const words = fold(text.slice(0, 200))
    .split(/[^\p{L}\p{N}ー]+/u)
    .filter((word) => word !== '')
  const name = words.join('')
  if (joined.test(name)) return [...name].length >= 2 ? `n:${name}` : undefined
  return words.length >= 2 && !turned ? `n:${words.join(' ')}` : undefined
}

/**
 * A household shares a phone: beside a name and a valid e-mail it stands for those alone whose given name may be the same, shortened or
 * not. Without spaces a name may begin with either part.
 */
const sharedPhone = (number: string, name: string): string[] => {
  const words = name.slice(2).split(' ')
  const given = words.length === 1 ? words : words.slice(0, -1)
  return [...new Set(given.map((word) => `${number}|${[...word][0] ?? ''}`))]
}

/** A name with each of what is known beside it. */
const qualified = (name: string, beside: readonly (string | undefined)[]): string[] =>
  beside.flatMap((one) => (one ? [`${name}|${one}`] : []))

/** As it is compared: letters and digits alone. */
const letters = (text = ''): string => fold(text.slice(0, 200)).replace(/[^\p{L}\p{N}]/gu, '')

/** A postal code, and without the four digits that some Americans add to theirs. */
const codesOf = (zip = ''): string[] => {
  const code = letters(zip)
  const [, short] = /^(\d{5})\s?-\s?\d{4}$/.exec(zip.trim()) ?? []
  return short === undefined ? [code] : [code, short]
}

/** A street says where somebody lives when it comes with a number. */
const streetOf = (text = ''): string | undefined => {
  const street = letters(text)
  return street.length >= 6 && /\d/.test(street) && /\p{L}/u.test(street) ? `/${street}` : undefined
}

/** Of an e-mail address, or what was meant as one: what stands before the sign that makes it one, and the whole where that is missing. */
const mailsOf = (email: string): string[] => {
  const [local = ''] = email.trim().split(/[^\p{L}\p{N}._+'-]/u)
  return [...new Set([letters(local), letters(email)])].filter((part) => part.length >= 4).map((part) => `@${part}`)
}

const withinLimit = (keys: readonly string[]): string[] => {
  let length = 0
  return [...new Set(keys)].filter((key) => {
    length += storedLength(key)
    return length <= longest
  })
}
