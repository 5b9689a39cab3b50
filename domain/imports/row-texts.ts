import { cleanCell } from './cells.ts'
import type { ColumnStyle } from './column-style.ts'
import { restoreFormula } from './csv.ts'
import { longestOther } from './fields.ts'
import type { HeaderMapping } from './headers.ts'
import type { Report, RowProblem } from './import-row.ts'

/** The cells of a row by field, cleaned and not empty, and the formats of their columns. */
export interface ReadTexts<F extends string> {
  texts: Partial<Record<F, string>>
  styles: Partial<Record<F, ColumnStyle>>
}

/** An empty line is no record. */
export const isBlankRow = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '')

/** Cells that don't match the header are shifted and would be stored in the wrong fields. */
export const shapeProblem = (cells: readonly string[], columns: number): RowProblem | undefined => {
  if (cells.length === columns || (cells.length > columns && isBlankRow(cells.slice(columns)))) return undefined
  const value = cells.join(',').slice(0, 100).toWellFormed()
  return { field: 'row', value, problem: `${cells.length} cells, but the header has ${columns}` }
}

/** A longer text keeps its lines. Undefined with control characters. */
export const cleanLines = (cell: string): string | undefined => {
  const lines = cell.split(/\r\n|[\r\n]/).map((line) => cleanCell(line.replaceAll('\t', ' ')))
  return lines.includes(undefined) ? undefined : lines.join('\n').trim()
}

/** @param clean how the text of a field is cleaned; undefined for text that can't be shown */
export const readTexts = <F extends string>(
  cells: readonly string[],
  header: HeaderMapping<F, string>,
  longest: Partial<Record<F, number>>,
  report: Report,
  clean: (field: F, cell: string) => string | undefined = (_field, cell) => cleanCell(cell),
): ReadTexts<F> => {
  const read: ReadTexts<F> = { texts: {}, styles: {} }
  const take = (field: F, text: string, index: number): void => {
    const style = header.styles?.get(index)
    const word = text.toLowerCase()
    read.texts[field] = (style?.values && Object.hasOwn(style.values, word) ? style.values[word] : undefined) ?? text
    if (style !== undefined) read.styles[field] = style
  }
  for (const [index, field] of header.mapping) {
    const cell = cells[index]
    if (cell === undefined || cell === '' || read.texts[field] !== undefined) continue
    const most = longest[field] ?? longestOther
    // Checked first, because a cell can be as large as its file. Plus one character for a neutralised formula.
    if (cell.length > most && cell.trim().length > most + 1) report(field, cell, `longer than ${most} characters`)
    else {
      const shown = clean(field, cell)
      const text = shown === undefined ? undefined : restoreFormula(shown).trim()
      if (text === undefined) report(field, cell, 'contains control characters')
      else if (text.length > most) report(field, text, `longer than ${most} characters`)
      else if (text !== '') take(field, text, index)
    }
  }
  return read
}

/** Collects the problems of a row, at most one for each field. */
export const rowReports = (needed: ReadonlySet<string>) => {
  const problems: RowProblem[] = []
  let isRefused = false
  const note: Report = (field, value, problem) => {
    if (problems.every((known) => known.field !== field)) problems.push({ field, value: value.slice(0, 100).toWellFormed(), problem })
  }
  const refuse: Report = (...problem) => {
    isRefused = true
    note(...problem)
  }
  const leave: Report = (field, ...problem) => (needed.has(field) ? refuse : note)(field, ...problem)
  return { problems, refuse, leave, isRefused: () => isRefused }
}
