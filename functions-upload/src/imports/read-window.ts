import type { Currency } from '@auctionwiz/contracts/fields'
import type { HeaderMapping } from '@auctionwiz/domain/imports/headers'
import type { ImportRow, RowProblem } from '@auctionwiz/domain/imports/import-row'
import { isBlankRow, validateRow } from '@auctionwiz/domain/imports/rows'
import type { RowWindow } from './windows.ts'

export interface GoodRow {
  /** Counted from 1 at the first row after the header, blank ones included. */
  row: number
  values: ImportRow
}

export interface RejectedRow {
  row: number
  /** Where people find it in the file. */
  line: number
  cells: string[]
  problems: RowProblem[]
}

export type ReadRow = GoodRow | RejectedRow

export const isRejected = (row: ReadRow): row is RejectedRow => 'problems' in row

/** The records of a window, checked; blank lines are no records. */
export const readWindow = ({ before, rows }: RowWindow, header: HeaderMapping, currency: Currency): ReadRow[] => {
  const read: ReadRow[] = []
  rows.forEach(({ cells, line, broken }, index) => {
    const row = before + index + 1
    if (broken !== undefined) {
      const problem = { field: 'row', value: (cells[0] ?? '').slice(0, 100).toWellFormed(), problem: broken }
      read.push({ row, line, cells, problems: [problem] })
    } else if (!isBlankRow(cells)) {
      const result = validateRow(cells, header, currency)
      read.push(result.ok ? { row, values: result.values } : { row, line, cells, problems: result.errors })
    }
  })
  return read
}
