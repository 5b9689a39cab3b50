/**
 * A row as a line of CSV. It has as many cells as the table, because imports reject rows that are shorter than the header. A row without content is an
 * empty line, which imports skip. A cell has no line breaks, so that a record's line number is its row.
 */
export const csvLine = (cells: readonly string[], width: number): string =>
  cells.some(isFilled) ? `${cells.map(quoted).join(',')}${','.repeat(width - cells.length)}\n` : '\n'

const isFilled = (cell: string): boolean => cell.trim() !== ''

const quoted = (cell: string): string =>
  cell === '' ? '' : `"${cell.replaceAll(/\s*[\r\n\u2028\u2029]+\s*/g, ' ').replaceAll('"', '""')}"`
