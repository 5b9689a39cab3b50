import type { HeaderMapping } from '@auctionwiz/domain/imports/headers'
import type { ImportRow, RowProblem } from '@auctionwiz/domain/imports/import-row'
import { rowKeys } from '@auctionwiz/domain/imports/row-keys'
import { isBlankRow, type RowOrigin, validateRow } from '@auctionwiz/domain/imports/rows'
import { erasedMark } from '@auctionwiz/platform/core/rejected-rows'
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
  /** By whom it is found, see `rowKeys`. */
  keys: string[]
}

export type ReadRow = GoodRow | RejectedRow

export const isRejected = (row: ReadRow): row is RejectedRow => 'problems' in row

/** Of a row whose person was erased before it was imported. */
const erasedProblem: RowProblem = { field: 'row', value: erasedMark, problem: 'held data of a person, which was erased on request' }

/** The records of a window, checked; blank lines are no records. */
export const readWindow = ({ before, rows }: RowWindow, header: HeaderMapping, origin: RowOrigin): ReadRow[] => {
  const read: ReadRow[] = []
  rows.forEach(({ cells, line, broken, erased }, index) => {
    const row = before + index + 1
    if (erased !== undefined) read.push({ row, line, cells: [erasedMark], problems: [erasedProblem], keys: [] })
    else if (broken !== undefined) {
      const problem = { field: 'row', value: (cells[0] ?? '').slice(0, 100).toWellFormed(), problem: broken }
      read.push({ row, line, cells, problems: [problem], keys: rowKeys(cells, header, true) })
    } else if (!isBlankRow(cells)) {
      const result = validateRow(cells, header, origin)
      if (result.ok) read.push({ row, values: result.values })
      else read.push({ row, line, cells, problems: result.errors, keys: rowKeys(cells, header, false) })
    }
  })
  return read
}
