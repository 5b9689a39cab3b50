import Papa from 'papaparse'

/** How a file separates its cells and rows. */
export interface CsvFormat {
  delimiter: string
  newline: '\n' | '\r'
}

const delimiters = [',', ';', '\t', '|']

/** A header or a row longer than this is refused: 1 Mi characters. */
export const rowLimit = 1024 * 1024

/** Rows of a piece of text that is complete in itself, and the problems of its quotes. */
export const parsePiece = (text: string, { delimiter, newline }: CsvFormat): { rows: string[][]; quotes: number } => {
  const { data, errors } = new Papa.Parser({ delimiter, newline }).parse(text, 0, false)
  return { rows: data, quotes: errors.length }
}

/** Rows may end in CR LF, LF or CR; the CR before an LF is taken off by `withoutReturn`. */
const newlineOf = (sample: string): '\n' | '\r' => (sample.includes('\n') || !sample.includes('\r') ? '\n' : '\r')

/** The delimiter that gives the header the most cells; a comma when none divides it. */
export const detectFormat = (sample: string): CsvFormat => {
  const newline = newlineOf(sample)
  const header = sample.slice(0, headerEnd(sample, newline))
  const cells = (delimiter: string): number => parsePiece(header, { delimiter, newline }).rows[0]?.length ?? 0
  const delimiter = delimiters.reduce((best, next) => (cells(next) > cells(best) ? next : best))
  return { delimiter, newline }
}

/** The end of the first line that is not inside quotes, or of the text. */
const headerEnd = (sample: string, newline: string): number => {
  let quoted = false
  for (let index = 0; index < sample.length; index += 1) {
    if (sample[index] === '"') quoted = !quoted
    else if (!quoted && sample[index] === newline) return index
  }
  return sample.length
}

/** Takes the carriage return of a CR LF off the last cell of a row. */
export const withoutReturn = (cells: string[]): string[] => {
  const last = cells.length - 1
  const cell = cells[last]
  if (cell?.endsWith('\r')) cells[last] = cell.slice(0, -1)
  return cells
}
