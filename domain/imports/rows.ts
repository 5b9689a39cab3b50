import { cleanCell } from './cells.ts'
import { restoreFormula } from './csv.ts'
import { type ImportField, longest, longestOther, requiredFields } from './fields.ts'
import type { HeaderMapping } from './headers.ts'
import type { ImportRow, Report, RowProblem, RowReports, RowStyles, RowTexts } from './import-row.ts'
import { type FactsOrigin, readFacts } from './row-facts.ts'
import { readPerson } from './row-person.ts'

/** `left` are the values that could not be taken of a row that is taken. */
export type RowResult = { ok: true; values: ImportRow; left: RowProblem[] } | { ok: false; errors: RowProblem[] }

/** A line with nothing in it is no record. */
export const isBlankRow = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '')

/** How an error stands in the results of an upload. */
export const rowErrorText = (row: number, problem: string): string => `Row ${row}: ${problem}`

/** Without these no row is taken, so that what is wrong with them refuses it. */
const neededFields = new Set<string>([...requiredFields, 'fullName'])

/**
 * Reads one row of cells as text. What is wrong with a name, the e-mail or the row as a whole refuses it; another value that can't be read
 * is left out. At most one problem is given for each field.
 */
export const validateRow = (cells: readonly string[], header: HeaderMapping, origin: FactsOrigin): RowResult => {
  const shape = shapeProblem(cells, header.columns)
  if (shape !== undefined) return { ok: false, errors: [shape] }
  const problems: RowProblem[] = []
  let isRefused = false
  const note: Report = (field, value, problem) => {
    if (problems.every((known) => known.field !== field)) problems.push({ field, value: value.slice(0, 100).toWellFormed(), problem })
  }
  const refuse: Report = (...problem) => {
    isRefused = true
    note(...problem)
  }
  const leave: Report = (field, ...problem) => (neededFields.has(field) ? refuse : note)(field, ...problem)
  const reports: RowReports = { leave, refuse }
  const { texts, styles } = readTexts(cells, header, leave)
  const values = readPerson(texts, styles, origin.now, reports)
  values.facts = readFacts(texts, styles, origin, reports)
  return isRefused ? { ok: false, errors: problems } : { ok: true, values, left: problems }
}

/** Cells that don't match the header have slipped, and would be stored in the wrong fields. */
const shapeProblem = (cells: readonly string[], columns: number): RowProblem | undefined => {
  if (cells.length === columns || (cells.length > columns && isBlankRow(cells.slice(columns)))) return undefined
  const value = cells.join(',').slice(0, 100).toWellFormed()
  return { field: 'row', value, problem: `${cells.length} cells where the header has ${columns}` }
}

const readTexts = (cells: readonly string[], header: HeaderMapping, report: Report): { texts: RowTexts; styles: RowStyles } => {
  const texts: RowTexts = {}
  const styles: RowStyles = {}
  const take = (field: ImportField, text: string, index: number): void => {
    texts[field] = text
    const style = header.styles?.get(index)
    if (style !== undefined) styles[field] = style
  }
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
      else if (text !== '') take(field, text, index)
    }
  }
  return { texts, styles }
}
