import { emailPattern } from '@auctionwiz/contracts/fields'
import { fold } from '../bidders/fold.ts'
import { normaliseEmail } from '../bidders/identity.ts'
import { readDate } from './cells.ts'
import { restoreFormula } from './csv.ts'
import type { ImportField } from './fields.ts'
import type { HeaderMapping } from './headers.ts'
import { splitName } from './names.ts'

/**
 * By what a row that was not imported is found again when the person in it asks what is held on them: the e-mail, the phone, the name
 * together with the date of birth or the postal code; the name alone where the row has nothing else by which it could be somebody else's.
 */

export interface NamedPerson {
  firstName: string
  lastName: string
  email: string
  phone?: string | undefined
  dateOfBirth?: string | undefined
  address?: { zip?: string | undefined } | undefined
}

/** Bytes of all keys of a row together as they are stored, so that those of a whole window fit a document. */
const longest = 1000

const encoder = new TextEncoder()

/** Most letters of most languages take more than one byte, and what JSON escapes takes more as well. */
const storedLength = (key: string): number => encoder.encode(JSON.stringify(key)).byteLength

/** Of a row whose cells can't be told, so many pieces are looked at. */
const piecesLimit = 40

/** By which rows that name the person are found. */
export const personKeys = ({ firstName, lastName, email, phone = '', dateOfBirth, address }: NamedPerson): string[] => {
  const name = nameKey(`${firstName} ${lastName}`)
  return [emailKey(email), phoneKey(phone), name, ...qualified(name, dateOfBirth, address?.zip)].filter((key) => key !== undefined)
}

/** By whom a rejected row can be found: by its columns where its cells match the header, else by what its cells look like. */
export const rowKeys = (cells: readonly string[], { columns, mapping }: HeaderMapping, broken: boolean): string[] =>
  withinLimit(broken || cells.length !== columns ? looseKeys(cells) : columnKeys(cells, mapping))

const columnKeys = (cells: readonly string[], mapping: ReadonlyMap<number, ImportField>): string[] => {
  const texts: Partial<Record<ImportField, string>> = {}
  for (const [index, field] of mapping) texts[field] ||= textOf(cells[index])
  const whole = texts.fullName ? splitName(texts.fullName) : undefined
  const name = nameKey(`${texts.firstName || whole?.firstName || ''} ${texts.lastName || whole?.lastName || ''}`)
  const ways = [emailKey(texts.email ?? ''), phoneKey(texts.phone ?? '')].filter((key) => key !== undefined)
  return [...ways, ...(ways.length === 0 && name ? [name] : []), ...qualified(name, readDate(texts.dateOfBirth ?? ''), texts.zip)]
}

/** Cells have slipped, or are the start of a line: whatever looks like an e-mail or a phone, and any two neighbours as a name. */
const looseKeys = (cells: readonly string[]): string[] => {
  const pieces = cells.flatMap((cell) => textOf(cell).split(/[,;|\t"]+/)).map((piece) => piece.trim())
  const some = pieces.filter((piece) => piece !== '').slice(0, piecesLimit)
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

/** Two words at least: one alone is no person. */
const nameKey = (text: string): string | undefined => {
  const words = fold(text.slice(0, 200))
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
  return words.length >= 2 ? `n:${words.join(' ')}` : undefined
}

const qualified = (name: string | undefined, dateOfBirth: string | undefined, zip: string | undefined): string[] => {
  if (name === undefined) return []
  const code = fold((zip ?? '').slice(0, 20)).replace(/[^\p{L}\p{N}]/gu, '')
  return [...(dateOfBirth ? [`${name}|${dateOfBirth}`] : []), ...(code !== '' ? [`${name}|${code}`] : [])]
}

const withinLimit = (keys: readonly string[]): string[] => {
  let length = 0
  return [...new Set(keys)].filter((key) => {
    length += storedLength(key)
    return length <= longest
  })
}
