import type { Currency } from '@auctionwiz/contracts/fields'
import { cleanCell } from './cells.ts'
import { restoreFormula } from './csv.ts'
import { longest, longestOther } from './fields.ts'
import type { HeaderMapping } from './headers.ts'
import type { ImportRow, Report, RowProblem, RowTexts } from './import-row.ts'
import { readFacts } from './row-facts.ts'
import { readPerson } from './row-person.ts'

export type RowResult = { ok: true; values: ImportRow } | { ok: false; errors: RowProblem[] }

/** A line with nothing in it is no record. */
export const isBlankRow = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '')

/** How an error stands in the results of an upload. */
export const rowErrorText = (row: number, problem: string): string => `Row ${row}: ${problem}`

export interface RowOrigin {
  /** That of the house, in which amounts are taken. */
  currency: Currency
  now: Date
}

/** Reads one row of cells as text; every error of the row is told, at most one per field. */
export const validateRow = (cells: readonly string[], header: HeaderMapping, { currency, now }: RowOrigin): RowResult => {
  const shape = shapeProblem(cells, header.columns)
  if (shape !== undefined) return { ok: false, errors: [shape] }
  const errors: RowProblem[] = []
  const report: Report = (field, value, problem) => {
    if (errors.every((error) => error.field !== field)) errors.push({ field, value: value.slice(0, 100).toWellFormed(), problem })
  }
  const texts = readTexts(cells, header, report)
  const values = readPerson(texts, now, report)
  values.facts = readFacts(texts, currency, report)
  return errors.length === 0 ? { ok: true, values } : { ok: false, errors }
}

/** Cells that don't match the header have slipped, and would be stored in the wrong fields. */
const shapeProblem = (cells: readonly string[], columns: number): RowProblem | undefined => {
  if (cells.length === columns || (cells.length > columns && isBlankRow(cells.slice(columns)))) return undefined
  const value = cells.join(',').slice(0, 100).toWellFormed()
  return { field: 'row', value, problem: `${cells.length} cells where the header has ${columns}` }
}

const readTexts = (cells: readonly string[], header: HeaderMapping, report: Report): RowTexts => {
  const texts: RowTexts = {}
  for (const [index, field] of header.mapping) {
    const cell = cells[index]
    if (cell === undefined || cell === '' || texts[field] !== undefined) continue
    const most = longest[field] ?? longestOther
    // Measured before anything else reads it, since a cell can be as large as its file. One more for a neutralised formula.
    if (cell.length > most && cell.trim().length > most + 1) report(field, cell, `longer than ${most} characters`)
    else {
      const clean = cleanCell(cell)
      const text = clean === undefined ? undefined : restoreFormula(clean).trim()
      if (text === undefined) report(field, cell, 'contains control characters')
      else if (text.length > most) report(field, text, `longer than ${most} characters`)
      else if (text !== '') texts[field] = text
    }
  }
  return texts
}
