import type { TextEncodingName } from '@auctionwiz/domain/files/sniff'
import type { CsvRow, CsvRows } from './csv-rows.ts'
import type { TextChunk } from './decode.ts'

/**
 * The format of a file after an erasure: a line of JSON for each row as it was read before, and an empty one for a row without content.
 * Rewriting the CSV would change how rows after a broken quote are read, and a resumed import counts rows. No upload begins like this, because
 * text contains no NUL.
 */
const mark = '\0rows'

export const isKeptRows = (start: string): boolean => start.startsWith(`${mark}\n`)

/** The rows of such a file, one batch for each chunk read. */
export async function* keptRows(chunks: AsyncIterable<TextChunk>): AsyncGenerator<CsvRows> {
  /** The start of a line, which may be many times as long as a chunk. */
  let rest: string[] = []
  let last = 0
  const rowOf = (line: string): CsvRow => {
    const row = line === '' ? { cells: [''], line: last + 1 } : (JSON.parse(line) as CsvRow)
    last = row.line
    return row
  }
  for await (const { text, bytes } of chunks) {
    const end = text.lastIndexOf('\n')
    rest.push(end === -1 ? text : text.slice(0, end))
    if (end === -1) continue
    const lines = rest.join('').split('\n')
    rest = [text.slice(end + 1)]
    const rows = lines.filter((line) => line !== mark).map(rowOf)
    if (rows.length > 0) yield { rows, bytes }
  }
}

/** Writes rows in this format, in ASCII, which every single-byte encoding shares. */
export async function* keptBytes(batches: AsyncIterable<readonly CsvRow[]>, encoding: TextEncodingName): AsyncGenerator<Uint8Array> {
  yield asciiBytes(`${mark}\n`, encoding)
  let last = 0
  const lineOf = (row: CsvRow): string => {
    const isEmpty = isEmptyRow(row) && row.line === last + 1
    last = row.line
    return isEmpty ? '\n' : `${asciiJson(row)}\n`
  }
  for await (const rows of batches) yield asciiBytes(rows.map(lineOf).join(''), encoding)
}

/** The placeholder of an erased row. It keeps the length of the cells, which determines where windows of rows end. */
export const erasedRow = ({ line, cells }: CsvRow): CsvRow => ({ cells: [], line, erased: lengthOf(cells) })

export const lengthOf = (cells: readonly string[]): number => {
  let length = 0
  for (const cell of cells) length += cell.length
  return length
}

const isEmptyRow = ({ cells, broken, erased }: CsvRow): boolean =>
  cells.length === 1 && cells[0] === '' && broken === undefined && erased === undefined

const plain = /^[ -~]*$/

const asciiJson = (row: CsvRow): string => {
  const json = JSON.stringify(row)
  return plain.test(json) ? json : json.replace(/[^ -~]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

const asciiBytes = (text: string, encoding: TextEncodingName): Uint8Array => {
  const bytes = new TextEncoder().encode(text)
  if (!encoding.startsWith('utf-16')) return bytes
  const wide = new Uint8Array(bytes.length * 2)
  const low = encoding === 'utf-16le' ? 0 : 1
  for (const [index, byte] of bytes.entries()) wide[index * 2 + low] = byte
  return wide
}
