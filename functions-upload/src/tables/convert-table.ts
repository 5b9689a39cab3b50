import { jsonRows } from '@auctionwiz/domain/files/json-rows'
import { tableKindOf } from '@auctionwiz/domain/files/table-kind'
import { TableProblem } from '@auctionwiz/domain/files/table-problem'
import { rowsCsv } from './rows-csv.ts'
import { workbookRows } from './workbook-rows.ts'

/** A converted table with the sheet it was on, in a workbook with several; or why there is none. */
export type Converted = { csv: Uint8Array<ArrayBuffer>; sheet?: string } | { problem: string }

/** A workbook or JSON file as CSV; what it is, its name tells. */
export const convertTable = async (file: string, bytes: Uint8Array): Promise<Converted> => {
  try {
    const { rows, ...sheet } = tableKindOf(file) === 'json' ? { rows: jsonRows(file, bytes) } : await workbookRows(file, bytes)
    return { csv: rowsCsv(rows), ...sheet }
  } catch (error) {
    if (error instanceof TableProblem) return { problem: error.message }
    throw error
  }
}

/** How an app has the tables of an account converted. Fails with rate_limited when too many of the account wait. */
export type ConvertTable = (file: string, bytes: Uint8Array, accountId: string) => Promise<Converted>
