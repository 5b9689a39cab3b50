import { type LotFileOutcome, type LotFileRowResult, lotFileLimits, lotFileOutcomes } from '@auctionwiz/contracts/lot-files'
import { csvLine } from '@auctionwiz/domain/imports/csv'
import type { SkippedRow } from '@auctionwiz/domain/lot-files/read-file'
import { writeNumber } from '../../../app/write-number.ts'
import { lotFormText } from '../messages.ts'
import { lotFileText as text } from './messages.ts'

/** The rows that were left out before they were sent, as the service answers the others. */
export const skippedResults = (skipped: readonly SkippedRow[]): LotFileRowResult[] =>
  skipped.map((row) => ({
    ...{ line: row.line, outcome: 'error', problem: skippedText(row) },
    ...(row.lotNumber !== undefined && { lotNumber: row.lotNumber }),
    ...(row.problem === 'long' && { field: row.field }),
  }))

const skippedText = (row: SkippedRow): string => {
  if (row.problem === 'cells') return text.cells({ count: writeNumber(row.count, 0), of: writeNumber(row.of, 0) })
  if (row.problem === 'long') return text.long({ limit: writeNumber(lotFileLimits.cell, 0) })
  return text.repeated({ line: writeNumber(row.first, 0) })
}

/** How many rows have each outcome. */
export const countsIn = (results: readonly LotFileRowResult[]): Record<LotFileOutcome, number> => {
  const counts = Object.fromEntries(lotFileOutcomes.map((outcome) => [outcome, 0])) as Record<LotFileOutcome, number>
  for (const { outcome } of results) counts[outcome] += 1
  return counts
}

/** The rows with errors, in the order of the file. */
export const errorsIn = (results: readonly LotFileRowResult[]): LotFileRowResult[] =>
  results.filter(({ outcome }) => outcome === 'error').toSorted((left, right) => left.line - right.line)

const fieldText = ({ field }: LotFileRowResult): string => (field === undefined ? '' : lotFormText.labels[field])

export const placeText = ({ line, lotNumber }: LotFileRowResult): string =>
  lotNumber === undefined ? text.inLine({ line: String(line) }) : text.inLineLot({ line: String(line), number: lotNumber })

export const problemText = (row: LotFileRowResult): string => {
  const problem = row.problem ?? ''
  return row.field === undefined ? problem : text.withField({ field: fieldText(row), problem })
}

/** The errors as a spreadsheet. */
export const errorList = (errors: readonly LotFileRowResult[]): string => {
  const { line, lot, column, problem } = text.errorColumns
  const rows = errors.map((row) => csvLine([row.line, row.lotNumber ?? '', fieldText(row), row.problem ?? '']))
  return `\ufeff${csvLine([line, lot, column, problem])}${rows.join('')}`
}
