import type { ImportRow, RowProblem } from '@auctionwiz/domain/imports/import-row'
import type { RowReader } from '@auctionwiz/domain/imports/row-reader'
import { isBlankRow } from '@auctionwiz/domain/imports/rows'
import { erasedMark } from '@auctionwiz/records/rejected-rows'
import type { RowWindow } from './windows.ts'

/** A row with something wrong in it, as the error file has it. */
export interface ListedRow {
  /** Counted from 1 at the first row after the header, blank ones included. */
  row: number
  /** Where people find it in the file. */
  line: number
  cells: string[]
  problems: RowProblem[]
  /** By whom it is found, see `rowKeys`. */
  keys: string[]
}

export interface GoodRow<V = ImportRow> {
  row: number
  line: number
  values: V
  cells: string[]
  /** The row with the values that could not be taken. */
  listed?: ListedRow
}

export interface RejectedRow extends ListedRow {
  rejected: true
  /** It could be read; what the house has on record rules it out, because of this field. */
  ruledOut?: string
}

export type ReadRow<V = ImportRow> = GoodRow<V> | RejectedRow

export const isRejected = <V>(row: ReadRow<V>): row is RejectedRow => 'rejected' in row

/** Whether a row of the error file was not imported. */
export const isRejectedRow = (row: ListedRow): row is RejectedRow => 'rejected' in row

/** The part of a row that the error file lists. */
export const listedOf = <V>(row: ReadRow<V>): ListedRow[] => {
  if (isRejected(row)) return [row]
  return row.listed ? [row.listed] : []
}

/** Of a row whose person was erased before it was imported. */
const erasedProblem: RowProblem = { field: 'row', value: erasedMark, problem: 'personal data was erased on request' }

/** The records of a window, checked; blank lines are no records. */
export const readWindow = <V>({ before, rows }: Pick<RowWindow, 'before' | 'rows'>, reader: RowReader<V>): ReadRow<V>[] => {
  const read: ReadRow<V>[] = []
  rows.forEach(({ cells, line, broken, erased }, index) => {
    const row = before + index + 1
    const listed = (from: string[], problems: RowProblem[], keys: string[]): ListedRow => ({ row, line, cells: from, problems, keys })
    const reject = (from: string[], problems: RowProblem[], keys: string[]): void =>
      void read.push({ ...listed(from, problems, keys), rejected: true })
    if (erased !== undefined) reject([erasedMark], [erasedProblem], [])
    else if (broken !== undefined) {
      const problem = { field: 'row', value: (cells[0] ?? '').slice(0, 100).toWellFormed(), problem: broken }
      reject(cells, [problem], reader.keys(cells, true))
    } else if (!isBlankRow(cells)) {
      const result = reader.read(cells)
      if (!result.ok) reject(cells, result.errors, reader.keys(cells, false))
      else {
        const { values, left } = result
        read.push({ row, line, values, cells, ...(left.length > 0 && { listed: listed(cells, left, reader.keys(cells, false)) }) })
      }
    }
  })
  return read
}
