import { dateOrders } from '@auctionwiz/contracts/uploads'
import { readDate } from './cells.ts'
import type { ColumnStyle } from './column-style.ts'
import { restoreFormula } from './csv.ts'
import type { ImportField } from './fields.ts'
import type { HeaderMapping } from './headers.ts'
import { codesOf, emailKey, mailsOf, nameKey, phoneKey, qualified, sharedPhone, streetOf } from './key-parts.ts'
import { splitName } from './names.ts'

/** Bytes of all keys of a row together as they are stored, so that those of a whole window fit a document. */
const maxBytes = 1000

const encoder = new TextEncoder()

/** Most letters of most languages take more than one byte, and what JSON escapes takes more as well. */
const storedLength = (key: string): number => encoder.encode(JSON.stringify(key)).byteLength

/** Of a row whose cells can't be told, so many characters of each are looked at, and so many pieces for keys that are kept. */
const longestLine = 1000
const piecesLimit = 40

/** By whom a rejected row can be found, as many as are kept of one row. */
export const rowKeys = (cells: readonly string[], header: HeaderMapping, broken: boolean): string[] =>
  withinLimit(allRowKeys(cells, header, broken, piecesLimit))

/**
 * By whom a row can be found: by its columns where its cells match the header, else by what its cells look like.
 * @param broken whether its cells can't be trusted
 * @param pieces as for `looseKeys`
 */
export const allRowKeys = (
  cells: readonly string[],
  header: HeaderMapping,
  broken: boolean,
  pieces = Number.POSITIVE_INFINITY,
): string[] => (broken || cells.length !== header.columns ? looseKeys(cells, pieces) : columnKeys(cells, header))

const columnKeys = (cells: readonly string[], { mapping, styles }: HeaderMapping): string[] => {
  const texts: Partial<Record<ImportField, string>> = {}
  let birthStyle: ColumnStyle | undefined
  for (const [index, field] of mapping) {
    if (field === 'dateOfBirth' && !texts.dateOfBirth) birthStyle = styles?.get(index)
    texts[field] ||= textOf(cells[index])
  }
  const { email = '', phone = '', dateOfBirth = '', zip, street, streetNumber } = texts
  const whole = texts.fullName ? splitName(texts.fullName) : undefined
  const name = nameKey(`${texts.firstName || whole?.firstName || ''} ${texts.lastName || whole?.lastName || ''}`)
  const mail = emailKey(email)
  const number = phoneKey(phone)
  const phones = number === undefined ? [] : mail && name ? sharedPhone(number, name) : [number]
  const ways = [...(mail ? [mail] : []), ...phones]
  const beside = [
    ...datesOf(dateOfBirth, birthStyle),
    ...codesOf(zip),
    streetOf(`${streetNumber ?? ''} ${street ?? ''}`),
    ...(mail ? [] : mailsOf(email)),
  ]
  return [...ways, ...(ways.length === 0 && name ? [name] : []), ...(name === undefined ? [] : qualified(name, beside))]
}

/** While nobody has decided how the dates of a file are read, each may be either. */
const datesOf = (text: string, style: ColumnStyle | undefined): string[] => {
  const orders = style?.dates === undefined ? dateOrders : [style.dates]
  return [...new Set(orders.map((order) => readDate(text, order)))].filter((date) => date !== undefined)
}

/**
 * For cells that have slipped, or are the start of a line: whatever looks like an e-mail or a phone; without these any two neighbours as a name.
 * @param limit pieces of the cells that are looked at
 */
export const looseKeys = (cells: readonly string[], limit = Number.POSITIVE_INFINITY): string[] => {
  const pieces = cells.flatMap((cell) => cell.slice(0, longestLine).split(/[,;|\t"]+/)).map(textOf)
  const some = pieces.filter((piece) => piece !== '').slice(0, limit)
  const ways = some.flatMap((piece) => [emailKey(piece), phoneKey(piece)]).filter((key) => key !== undefined)
  if (ways.length > 0) return ways
  return some.flatMap((piece, index) => [nameKey(piece), nameKey(`${piece} ${some[index + 1] ?? ''}`)]).filter((key) => key !== undefined)
}

/** Names and numbers are short; what is long is neither. */
const textOf = (cell = ''): string => restoreFormula(cell.slice(0, 300)).trim()

const withinLimit = (keys: readonly string[]): string[] => {
  let length = 0
  return [...new Set(keys)].filter((key) => {
    length += storedLength(key)
    return length <= maxBytes
  })
}
