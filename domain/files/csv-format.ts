import Papa from 'papaparse'
import { headerLines, mapHeaders } from '../imports/headers.ts'

/** A file's cell and row separators. */
export interface CsvFormat {
  delimiter: string
  newline: '\n' | '\r'
}

const delimiters = [',', ';', '\t', '|']

/** A header or a row longer than this is refused: 1 Mi characters. */
export const rowLimit = 1024 * 1024

/** The rows of a complete piece of text, and the problems of its quotes. */
export const parsePiece = (text: string, { delimiter, newline }: CsvFormat): { rows: string[][]; quotes: number } => {
  const { data, errors } = new Papa.Parser({ delimiter, newline }).parse(text, 0, false)
  return { rows: data, quotes: errors.length }
}

/** Rows may end in CR LF, LF or CR; `withoutReturn` removes the CR before an LF. */
const newlineOf = (sample: string): '\n' | '\r' => (sample.includes('\n') || !sample.includes('\r') ? '\n' : '\r')

/**
 * Detects the delimiter by the header: the first line that, split by it, names all required columns. Else the delimiter that
 * splits the first divisible line into the most cells; a comma if none splits any.
 */
export const detectFormat = (sample: string): CsvFormat => {
  const newline = newlineOf(sample)
  const lines = firstLines(sample, newline)
  const cellsOf = (line: string, delimiter: string): string[] => withoutReturn(parsePiece(line, { delimiter, newline }).rows[0] ?? [])
  for (const line of lines) {
    const delimiter = delimiters.find((one) => mapHeaders(cellsOf(line, one)).missing.length === 0)
    if (delimiter !== undefined) return { delimiter, newline }
  }
  const divided = lines.find((line) => delimiters.some((one) => cellsOf(line, one).length > 1)) ?? ''
  const cells = (delimiter: string): number => cellsOf(divided, delimiter).length
  const delimiter = delimiters.reduce((best, next) => (cells(next) > cells(best) ? next : best))
  return { delimiter, newline }
}

/** Line breaks inside quotes end no line. */
const firstLines = (sample: string, newline: string): string[] => {
  const lines: string[] = []
  let start = 0
  let quoted = false
  for (let index = 0; index < sample.length && lines.length < headerLines; index += 1) {
    if (sample[index] === '"') quoted = !quoted
    else if (!quoted && sample[index] === newline) {
      lines.push(sample.slice(start, index))
      start = index + 1
    }
  }
  return lines.length < headerLines ? [...lines, sample.slice(start)] : lines
}

/** Removes the carriage return of a CR LF from the last cell of a row. */
export const withoutReturn = (cells: string[]): string[] => {
  const last = cells.length - 1
  const cell = cells[last]
  if (cell?.endsWith('\r')) cells[last] = cell.slice(0, -1)
  return cells
}
