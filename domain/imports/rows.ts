import { cleanCell } from './cells.ts'
import { restoreFormula } from './csv.ts'
import { type ImportField, longest, longestOther, requiredFields } from './fields.ts'
import type { HeaderMapping } from './headers.ts'
import type { ImportRow, Report, RowProblem, RowReports, RowStyles, RowTexts } from './import-row.ts'
import { type FactsOrigin, readFacts } from './row-facts.ts'
import { readPerson } from './row-person.ts'

/** `left` are the omitted values of an imported row. */
export type RowResult = { ok: true; values: ImportRow; left: RowProblem[] } | { ok: false; errors: RowProblem[] }

/** An empty line is no record. */
export const isBlankRow = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '')

/** An error's text in the results of an upload. */
export const rowErrorText = (row: number, problem: string): string => `Row ${row}: ${problem}`

/** Required fields, whose problems reject the row. */
const neededFields = new Set<string>([...requiredFields, 'fullName'])

/**
 * Reads one row of cells as text. A problem with a name, the email or the whole row rejects it; other unreadable values
 * are omitted. Reports at most one problem for each field.
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

/** Cells that don't match the header are shifted and would be stored in the wrong fields. */
const shapeProblem = (cells: readonly string[], columns: number): RowProblem | undefined => {
  if (cells.length === columns || (cells.length > columns && isBlankRow(cells.slice(columns)))) return undefined
  const value = cells.join(',').slice(0, 100).toWellFormed()
  return { field: 'row', value, problem: `${cells.length} cells, but the header has ${columns}` }
}

const readTexts = (cells: readonly string[], header: HeaderMapping, report: Report): { texts: RowTexts; styles: RowStyles } => {
  const texts: RowTexts = {}
  const styles: RowStyles = {}
  const take = (field: ImportField, text: string, index: number): void => {
    const style = header.styles?.get(index)
    const word = text.toLowerCase()
    texts[field] = (style?.values && Object.hasOwn(style.values, word) ? style.values[word] : undefined) ?? text
    if (style !== undefined) styles[field] = style
  }
  for (const [index, field] of header.mapping) {
    const cell = cells[index]
    if (cell === undefined || cell === '' || texts[field] !== undefined) continue
    const most = longest[field] ?? longestOther
    // Checked first, because a cell can be as large as its file. Plus one character for a neutralised formula.
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
