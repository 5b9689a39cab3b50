import { tableLimits } from '@auctionwiz/contracts/upload-files'
import { TableProblem, tableProblems } from './table-problem.ts'

/** A record of a file as the texts of its fields, in their order. */
export type TextRecord = readonly (readonly [field: string, text: string])[]

/** The columns of records, in the order in which their fields come first. */
export interface TableColumns {
  names(): string[]
  /** How many there are so far. */
  count(): number
  /** The cells of a record, up to its last field; a field that it lacks is an empty cell. Throws `TableProblem`. */
  cells(record: TextRecord): string[]
}

export const tableColumns = (file: string): TableColumns => {
  const columns = new Map<string, number>()
  const cells = (record: TextRecord): string[] => {
    const row: string[] = []
    for (const [field, text] of record) {
      const column = columns.get(field) ?? columns.size
      if (column >= tableLimits.columns) throw new TableProblem(tableProblems.tooManyColumns(file))
      columns.set(field, column)
      row[column] = text
    }
    return Array.from(row, (cell) => cell ?? '')
  }
  return { names: () => [...columns.keys()], count: () => columns.size, cells }
}

/** Records as rows of text with the field names first. Throws `TableProblem`. */
export const recordsTable = (file: string, records: Iterable<TextRecord>): string[][] => {
  const columns = tableColumns(file)
  const rows: string[][] = []
  for (const record of records) {
    if (rows.length >= tableLimits.rows) throw new TableProblem(tableProblems.tooManyRows(file))
    rows.push(columns.cells(record))
  }
  if (rows.length === 0) throw new TableProblem(tableProblems.noRecords(file))
  return [columns.names(), ...rows]
}
