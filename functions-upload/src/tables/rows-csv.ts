/**
 * Rows as CSV in UTF-8, one line each whatever their cells hold, so that the line of a record is its row in the workbook. Every row has as
 * many cells as the longest, since imports refuse rows that are shorter than the header. A row without content is an empty line, which
 * imports pass over.
 */
export const rowsCsv = (rows: readonly (readonly string[])[]): Uint8Array<ArrayBuffer> => {
  const width = rows.reduce((most, { length }) => Math.max(most, length), 0)
  const line = (cells: readonly string[]): string =>
    cells.some(isFilled) ? `${cells.map(quoted).join(',')}${','.repeat(width - cells.length)}\n` : '\n'
  return new TextEncoder().encode(rows.map(line).join(''))
}

const isFilled = (cell: string): boolean => cell.trim() !== ''

const quoted = (cell: string): string =>
  cell === '' ? '' : `"${cell.replaceAll(/\s*[\r\n\u2028\u2029]+\s*/g, ' ').replaceAll('"', '""')}"`
