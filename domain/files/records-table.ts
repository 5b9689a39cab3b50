import { tableLimits } from '@auctionwiz/contracts/uploads'
import { TableProblem, tableProblems } from './table-problem.ts'

/** A record of a file as the texts of its fields, in their order. */
export type TextRecord = readonly (readonly [field: string, text: string])[]

/** Records as rows of text with the field names first; a field that a record lacks is an empty cell. Throws `TableProblem`. */
export const recordsTable = (file: string, records: Iterable<TextRecord>): string[][] => {
  const columns = new Map<string, number>()
  const rows: string[][] = []
  for (const record of records) {
    if (rows.length >= tableLimits.rows) throw new TableProblem(tableProblems.tooManyRows(file))
    const cells: string[] = []
    for (const [field, text] of record) {
      const column = columns.get(field) ?? columns.size
      if (column >= tableLimits.columns) throw new TableProblem(tableProblems.tooManyColumns(file))
      columns.set(field, column)
      cells[column] = text
    }
    rows.push(Array.from(cells, (cell) => cell ?? ''))
  }
  if (rows.length === 0) throw new TableProblem(tableProblems.noRecords(file))
  return [[...columns.keys()], ...rows]
}
