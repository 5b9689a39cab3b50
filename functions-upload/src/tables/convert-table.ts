import { jsonRows } from '@auctionwiz/domain/files/json-rows'
import { tableKindOf } from '@auctionwiz/domain/files/table-kind'
import { TableProblem } from '@auctionwiz/domain/files/table-problem'
import { rowsCsv } from './rows-csv.ts'
import { workbookRows } from './workbook-rows.ts'

/** A converted table, or why there is none. */
export type Converted = { csv: Uint8Array<ArrayBuffer> } | { problem: string }

/** A workbook or JSON file as CSV; what it is, its name tells. */
export const convertTable = async (file: string, bytes: Uint8Array): Promise<Converted> => {
  try {
    return { csv: rowsCsv(tableKindOf(file) === 'json' ? jsonRows(file, bytes) : await workbookRows(file, bytes)) }
  } catch (error) {
    if (error instanceof TableProblem) return { problem: error.message }
    throw error
  }
}

/** How an app has tables converted. Fails with busy when too many wait. */
export type ConvertTable = typeof convertTable
