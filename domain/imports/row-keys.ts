import { dateOrders } from '@auctionwiz/contracts/uploads'
import { readDate } from './cells.ts'
import type { ColumnStyle } from './column-style.ts'
import { restoreFormula } from './csv.ts'
import type { ImportField } from './fields.ts'
import type { HeaderMapping } from './headers.ts'
import type { ImportRow } from './import-row.ts'
import { codesOf, emailKey, handleKey, mailsOf, nameKey, phoneKey, qualified, sharedPhone, streetOf } from './key-parts.ts'
import { splitName } from './names.ts'
import { splitPlace } from './places.ts'

/** The limit of stored bytes of a row's keys, so that those of a whole window fit a document. */
const maxBytes = 1000

const encoder = new TextEncoder()

/** Non-Latin letters take more than one byte, and so do escaped characters in JSON. */
const storedLength = (key: string): number => encoder.encode(JSON.stringify(key)).byteLength

/** For rows with unknown columns: the limits of read characters per cell, and of pieces for stored keys. */
const longestLine = 1000
const piecesLimit = 40

/** The stored keys of a rejected row, up to the limit per row. */
export const rowKeys = (cells: readonly string[], header: HeaderMapping, broken: boolean): string[] =>
  withinLimit(allRowKeys(cells, header, broken, piecesLimit))

/**
 * The keys of a row: from its columns if its cells match the header, else from what its cells look like.
 * @param broken whether its cells may be in the wrong columns
 * @param pieces as for `looseKeys`
 */
export const allRowKeys = (
  cells: readonly string[],
  header: HeaderMapping,
  broken: boolean,
  pieces = Number.POSITIVE_INFINITY,
): string[] => {
  if (broken || cells.length !== header.columns) return looseKeys(cells, pieces)
  const { others = [] } = header
  if (others.length === 0) return columnKeys(cells, header)
  return [columnKeys(cells, header), ...others.map((mapping) => columnKeys(cells, { mapping }))].flat()
}

/** The stored keys of a row that was read. */
export const valueKeys = ({ firstName, lastName, email, phone = '', dateOfBirth, address }: Omit<ImportRow, 'facts'>): string[] => {
  const name = nameKey(`${firstName} ${lastName}`)
  const [mail, number] = [emailKey(email), phoneKey(phone)]
  const phones = number === undefined ? [] : name ? sharedPhone(number, name) : [number]
  const beside = [dateOfBirth, ...codesOf(address.zip), streetOf(address.street)]
  return withinLimit([...(mail ? [mail] : []), ...phones, ...(name === undefined ? [] : qualified(name, beside))])
}

const columnKeys = (
  cells: readonly string[],
  { mapping, styles, handles = [] }: Pick<HeaderMapping, 'styles' | 'handles'> & { mapping: ReadonlyMap<number, ImportField> },
): string[] => {
  const texts: Partial<Record<ImportField, string>> = {}
  let birthStyle: ColumnStyle | undefined
  for (const [index, field] of mapping) {
    if (field === 'dateOfBirth' && !texts.dateOfBirth) birthStyle = styles?.get(index)
    texts[field] ||= textOf(cells[index])
  }
  const { email = '', phone = '', dateOfBirth = '', street, streetNumber } = texts
  const zip = texts.zip || (texts.cityStateZip ? splitPlace(texts.cityStateZip).zip : undefined)
  const whole = texts.fullName ? splitName(texts.fullName) : undefined
  const name = nameKey(`${texts.firstName || whole?.firstName || ''} ${texts.lastName || whole?.lastName || ''}`)
  const mail = emailKey(email)
  const number = phoneKey(phone)
  const phones = number === undefined ? [] : mail && name ? sharedPhone(number, name) : [number]
  const named = handles.map((index) => handleKey(textOf(cells[index]))).filter((key) => key !== undefined)
  const ways = [...(mail ? [mail] : []), ...phones, ...named]
  const beside = [
    ...datesOf(dateOfBirth, birthStyle),
    ...codesOf(zip),
    streetOf(`${streetNumber ?? ''} ${street ?? ''}`),
    ...(mail ? [] : mailsOf(email)),
  ]
  return [...ways, ...(ways.length === 0 && name ? [name] : []), ...(name === undefined ? [] : qualified(name, beside))]
}

/** Until the order of a file's dates is decided, each date may be read either way. */
const datesOf = (text: string, style: ColumnStyle | undefined): string[] => {
  const orders = style?.dates === undefined ? dateOrders : [style.dates]
  return [...new Set(orders.map((order) => readDate(text, order)))].filter((date) => date !== undefined)
}

/**
 * For shifted cells, or the start of a line: anything that looks like an email or a phone; without these any two neighbours as a name.
 * @param limit of pieces of the cells that are read
 */
export const looseKeys = (cells: readonly string[], limit = Number.POSITIVE_INFINITY): string[] => {
  const pieces = cells.flatMap((cell) => cell.slice(0, longestLine).split(/[,;|\t"]+/)).map(textOf)
  const some = pieces.filter((piece) => piece !== '').slice(0, limit)
  const ways = some.flatMap((piece) => [emailKey(piece), phoneKey(piece)]).filter((key) => key !== undefined)
  if (ways.length > 0) return ways
  return some.flatMap((piece, index) => [nameKey(piece), nameKey(`${piece} ${some[index + 1] ?? ''}`)]).filter((key) => key !== undefined)
}

/** Names and numbers are short; longer text is neither. */
const textOf = (cell = ''): string => restoreFormula(cell.slice(0, 300)).trim()

const withinLimit = (keys: readonly string[]): string[] => {
  let length = 0
  return [...new Set(keys)].filter((key) => {
    length += storedLength(key)
    return length <= maxBytes
  })
}
