import { jsonRows } from '@auctionwiz/domain/files/json-rows'
import { tableKindOf } from '@auctionwiz/domain/files/table-kind'
import { TableProblem } from '@auctionwiz/domain/files/table-problem'
import { type SheetChoice, workbookRows } from './workbook-rows.ts'

/** A converted table with the sheet it was on and all sheets, in a workbook with several; or why there is none. */
export type Converted = { csv: Uint8Array<ArrayBuffer>; sheet?: string; sheets?: string[] } | { problem: string }

/** Converts a workbook or JSON file to CSV; the file name determines its kind. */
export async function convertTable(file: string, bytes: Uint8Array, choice?: SheetChoice): Promise<Converted> {
  try {
    const { rows, ...sheet } = tableKindOf(file) === 'json' ? { rows: jsonRows(file, bytes) } : await workbookRows(file, bytes, choice)
    return { csv: rowsCsv(rows), ...sheet }
  } catch (error) {
    if (error instanceof TableProblem) return { problem: error.message }
    throw error
  }
}

/** How an app has the tables of an account converted. Fails with rate_limited when too many of the account wait. */
export type ConvertTable = (file: string, bytes: Uint8Array, accountId: string, choice?: SheetChoice) => Promise<Converted>

/**
 * Rows as CSV in UTF-8, one line each, so that a record's line number is its row in the workbook. Every row has as
 * many cells as the longest, because imports reject rows that are shorter than the header. A row without content is an empty line, which
 * imports skip.
 */
function rowsCsv(rows: readonly (readonly string[])[]): Uint8Array<ArrayBuffer> {
  const width = rows.reduce((most, { length }) => Math.max(most, length), 0)
  const line = (cells: readonly string[]): string =>
    cells.some(isFilled) ? `${cells.map(quoted).join(',')}${','.repeat(width - cells.length)}\n` : '\n'
  return new TextEncoder().encode(rows.map(line).join(''))
}

const isFilled = (cell: string): boolean => cell.trim() !== ''

const quoted = (cell: string): string =>
  cell === '' ? '' : `"${cell.replaceAll(/\s*[\r\n\u2028\u2029]+\s*/g, ' ').replaceAll('"', '""')}"`
