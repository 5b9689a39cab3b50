/**
 * Rows as CSV in UTF-8, one line each whatever their cells hold, so that the line of a record is its row in the workbook. Every cell is
 * quoted; a row without content is an empty line, which imports pass over.
 */
export const rowsCsv = (rows: readonly (readonly string[])[]): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(rows.map((cells) => `${cells.some(isFilled) ? cells.map(quoted).join(',') : ''}\n`).join(''))

const isFilled = (cell: string): boolean => cell.trim() !== ''

const quoted = (cell: string): string =>
  cell === '' ? '' : `"${cell.replaceAll(/\s*[\r\n\u2028\u2029]+\s*/g, ' ').replaceAll('"', '""')}"`
