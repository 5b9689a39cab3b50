import type { RejectedRow } from '@auctionwiz/contracts/rejected-rows'

/** What somebody typed, by row and column. */
export type Edits = Readonly<Record<string, Readonly<Record<number, string>>>>

type Cell = RejectedRow['cells'][number]

/** The edits after a cell was typed in; a row that is again as it was sent counts as untouched. */
export const withEdit = (edits: Edits, { row, cells }: RejectedRow, column: number, value: string): Edits => {
  const known = cells.find((cell) => cell.column === column)?.value
  const { [column]: _before, ...others } = edits[row] ?? {}
  const own = value === known ? others : { ...others, [column]: value }
  const { [row]: _row, ...rest } = edits
  return Object.keys(own).length === 0 ? rest : { ...rest, [row]: own }
}

/** The body of the request. */
export const correctionsOf = (edits: Edits) =>
  Object.entries(edits).map(([row, cells]) => ({
    row,
    cells: Object.entries(cells).map(([column, value]) => ({ column: Number(column), value })),
  }))

const nameFields = new Set(['firstName', 'lastName'])

const isAt = (cell: Cell, field: string): boolean => cell.field === field || (cell.field === 'fullName' && nameFields.has(field))

/**
 * The fields of a row: those that something is wrong with, each with its reason, and the others. `elsewhere` is what is wrong with the row as a whole, or
 * with fields of which the file has no column. Where that is all, or cells may be in the wrong columns, every field may be the wrong one.
 */
export const fieldsOf = ({ cells }: RejectedRow, problems: RejectedRow['problems']) => {
  const problemOf = (cell: Cell): string | undefined => problems.find(({ field }) => isAt(cell, field))?.problem
  const judged = cells.map((cell) => ({ cell, problem: problemOf(cell) }))
  const isWhole = problems.some(({ field }) => field === 'row') || judged.every(({ problem }) => problem === undefined)
  const elsewhere = problems.filter(({ field }) => cells.every((cell) => !isAt(cell, field))).map(({ problem }) => problem)
  return {
    wrong: isWhole ? judged : judged.filter(({ problem }) => problem !== undefined),
    others: isWhole ? [] : judged.filter(({ problem }) => problem === undefined),
    elsewhere: [...new Set(elsewhere)],
  }
}

/** Whom or what the row names, as far as it says. */
export const nameIn = ({ cells }: RejectedRow): string => {
  const said = (field: string) => cells.find((cell) => cell.field === field)?.value.trim() ?? ''
  const lot = [said('lotNumber') || said('lotId'), said('title')].filter(Boolean).join(' ')
  return lot || said('fullName') || `${said('firstName')} ${said('lastName')}`.trim()
}
