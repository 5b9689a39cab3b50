import { longest, requiredFields } from './fields.ts'
import type { HeaderMapping } from './headers.ts'
import type { ImportRow, RowProblem } from './import-row.ts'
import { type FactsOrigin, readFacts } from './row-facts.ts'
import { readPerson } from './row-person.ts'
import { readTexts, rowReports, shapeProblem } from './row-texts.ts'

export { isBlankRow } from './row-texts.ts'

/** `left` are the omitted values of an imported row. */
export type RowResult<V = ImportRow> = { ok: true; values: V; left: RowProblem[] } | { ok: false; errors: RowProblem[] }

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
  const { problems, isRefused, ...reports } = rowReports(neededFields)
  const { texts, styles } = readTexts(cells, header, longest, reports.leave)
  const values = readPerson(texts, styles, origin.now, reports)
  values.facts = readFacts(texts, styles, origin, reports)
  return isRefused() ? { ok: false, errors: problems } : { ok: true, values, left: problems }
}
