import { type CsvFormat, parsePiece, rowLimit, withoutReturn } from '@auctionwiz/domain/files/csv-format'
import Papa from 'papaparse'
import type { TextChunk } from './decode.ts'

/** A row of the file. `broken` says why its cells are unreliable; `cells` then contains only the start of the line. */
export interface CsvRow {
  cells: string[]
  /** The line of the file on which it starts, counted from 1. */
  line: number
  broken?: string
  /** The person in it was erased: how many characters its cells had, which are gone. */
  erased?: number
}

export interface CsvRows {
  rows: CsvRow[]
  /** Bytes of the file read so far. */
  bytes: number
}

const shown = 1000
const openQuote = 'a quote (") is not closed or stands inside a quoted cell. Double the quotes inside cells or remove them'
const tooLong = 'longer than 1 MB. Shorten it, and check that its quotes (") are closed'

/**
 * The rows of a CSV file in order, including the header, one batch per chunk. Reports rows with broken quotes line by line and continues after
 * them. It keeps a chunk and a row of at most 1 MiB in memory.
 */
export async function* csvRows(chunks: AsyncIterable<TextChunk>, format: CsvFormat): AsyncGenerator<CsvRows> {
  const reader = csvReader(format)
  let bytes = 0
  for await (const chunk of chunks) {
    bytes = chunk.bytes
    const rows = reader.read(chunk.text)
    if (rows.length > 0) yield { rows, bytes }
  }
  const rows = reader.end()
  if (rows.length > 0) yield { rows, bytes }
}

/** A row before its place in the file is known. */
type Read = Omit<CsvRow, 'line' | 'erased'>

/** The rows do not depend on the chunk boundaries; an import resumed after an interruption relies on this. */
const csvReader = (format: CsvFormat) => {
  const numbered = lineCounter(format)
  /** The unreported text so far: the start of a row. */
  let text = ''
  /** Parse again only once the text has grown to this, so that a long row is not parsed with each chunk. */
  let wanted = 0
  /** In the rest of a line that was too long. */
  let skipping = false

  const read = (chunk: string): CsvRow[] => {
    text += chunk
    let rows: CsvRow[] = []
    while (text.length >= wanted) {
      const next = skipping ? skip() : take()
      if (next === undefined) break
      rows = rows.length === 0 ? numbered(next) : rows.concat(numbered(next))
    }
    return rows
  }

  /** The rows that end within the limit; undefined when more text is needed. */
  const take = (): Read[] | undefined => {
    const { rows, end } = parsed(text.slice(0, rowLimit), format)
    if (end === 0 && text.length >= rowLimit) return overlong()
    text = text.slice(end)
    wanted = Math.min(text.length * 2, rowLimit)
    return end === 0 ? undefined : rows
  }

  /** Handles a row that exceeds the limit: reports its lines one by one, or skips a single line to its end. */
  const overlong = (): Read[] => {
    const lastBreak = text.lastIndexOf(format.newline, rowLimit - 1)
    wanted = 0
    skipping = lastBreak === -1
    const rows = skipping ? [{ cells: [text.slice(0, shown)], broken: tooLong }] : eachLine(text.slice(0, lastBreak), format)
    text = text.slice(lastBreak + 1)
    return rows
  }

  const skip = (): Read[] | undefined => {
    const end = text.indexOf(format.newline)
    skipping = end === -1
    text = skipping ? '' : text.slice(end + 1)
    return skipping ? undefined : []
  }

  const end = (): CsvRow[] => {
    wanted = 0
    const rows = read('')
    if (skipping || text === '') return rows
    const last = parsePiece(text, format)
    return rows.concat(numbered(last.quotes > 0 ? eachLine(text, format) : last.rows.map((cells) => ({ cells: withoutReturn(cells) }))))
  }

  return { read, end }
}

/** Counts lines: a row has its own and one per line break in quoted cells; a broken row counts as one line. */
const lineCounter = ({ newline }: CsvFormat) => {
  let line = 1
  return (rows: readonly Read[]): CsvRow[] =>
    rows.map((row) => {
      const start = line
      line += 1
      if (row.broken === undefined) for (const cell of row.cells) line += breaksIn(cell, newline)
      return { ...row, line: start }
    })
}

const breaksIn = (cell: string, newline: string): number => (cell.includes(newline) ? cell.split(newline).length - 1 : 0)

/** The whole rows at the start of a text, and where they end. */
const parsed = (text: string, format: CsvFormat): { rows: Read[]; end: number } => {
  const { data, errors, meta } = new Papa.Parser({ ...format }).parse(text, 0, true)
  // An error of the row that is not whole yet may go away with the next chunk.
  if (errors.every(({ row }: { row: number }) => row >= data.length))
    return { rows: data.map((cells: string[]) => ({ cells: withoutReturn(cells) })), end: meta.cursor }
  return stepwise(text, format)
}

/** As `parsed`, with the place of each row known: one whose quotes are wrong is taken apart into its lines. */
const stepwise = (text: string, format: CsvFormat): { rows: Read[]; end: number } => {
  const rows: Read[] = []
  let start = 0
  new Papa.Parser({
    ...format,
    step: ({ data, errors, meta }: { data: string[][]; errors: unknown[]; meta: { cursor: number } }) => {
      if (errors.length > 0) rows.push(...eachLine(text.slice(start, meta.cursor - 1), format))
      else for (const cells of data) rows.push({ cells: withoutReturn(cells) })
      start = meta.cursor
    },
  } as Papa.ParseConfig).parse(text, 0, true)
  return { rows, end: start }
}

/** Lines read one by one, each for itself. */
const eachLine = (text: string, format: CsvFormat): Read[] =>
  text.split(format.newline).map((line) => {
    const { rows, quotes } = parsePiece(line, format)
    if (quotes > 0) return { cells: [line.slice(0, shown)], broken: openQuote }
    return { cells: withoutReturn(rows[0] ?? ['']) }
  })
