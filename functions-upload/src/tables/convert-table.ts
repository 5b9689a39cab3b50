import { jsonLineRows, jsonRows } from '@auctionwiz/domain/files/json-rows'
import { type TableKind, tableKindOf } from '@auctionwiz/domain/files/table-kind'
import { TableProblem } from '@auctionwiz/domain/files/table-problem'
import { xmlRows } from '@auctionwiz/domain/files/xml-rows'
import { type SheetChoice, type SheetRows, workbookRows } from './workbook-rows.ts'

/** A converted table with the sheet it was on and all sheets, in a workbook with several; or why there is none. */
export type Converted = { csv: Uint8Array<ArrayBuffer>; sheet?: string; sheets?: string[] } | { problem: string }

/** How the rows of each kind are read. */
const readers: Record<TableKind, (file: string, bytes: Uint8Array, choice?: SheetChoice) => SheetRows | Promise<SheetRows>> = {
  xlsx: workbookRows,
  xls: workbookRows,
  json: (file, bytes) => ({ rows: jsonRows(file, bytes) }),
  jsonl: (file, bytes) => ({ rows: jsonLineRows(file, bytes) }),
  ndjson: (file, bytes) => ({ rows: jsonLineRows(file, bytes) }),
  xml: (file, bytes) => ({ rows: xmlRows(file, bytes) }),
}

/** Converts a workbook, JSON or XML file to CSV; the file name determines its kind. */
export async function convertTable(file: string, bytes: Uint8Array, choice?: SheetChoice): Promise<Converted> {
  try {
    const { rows, ...sheet } = await readers[tableKindOf(file) ?? 'json'](file, bytes, choice)
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
