import type { RowOutcome } from '@auctionwiz/contracts/dry-runs'
import type { FileField } from '@auctionwiz/domain/imports/file-fields'
import type { FileReading } from '@auctionwiz/domain/imports/file-reading'
import type { RowProblem } from '@auctionwiz/domain/imports/import-row'
import type { RowReader } from '@auctionwiz/domain/imports/row-reader'
import { originalIndex } from '@auctionwiz/records/uploads'
import { noCounts, shownErrors, type UploadCounts, type UploadDocument } from '../uploads/upload-document.ts'
import type { ErrorWriter } from './error-file.ts'
import type { ImportTask } from './import-files.ts'
import { summed } from './import-session.ts'
import { type GoodRow, isRejected, type ListedRow, type ReadRow, type RejectedRow } from './read-window.ts'
import { storeRejectedRows } from './store-rejected-rows.ts'

/** What only the records of the house say of a row. */
export interface RowNote {
  field: string
  problem: string
}

/** What becomes of a row. */
export interface TakenRow {
  row: number
  outcome: RowOutcome
  changed: FileField[]
  problems: RowNote[]
}

/** A window of rows with what became of them, in records that are written in steps of their own. */
export interface TakenWindow<V> {
  read: ReadRow<V>[]
  reader: RowReader<V>
  reading: FileReading
  taken: ReadonlyMap<GoodRow<V>, TakenRow>
  /** Rows of the file up to its end, blank ones too. */
  end: number
  rows: number
  progress: number
}

/** What became of a row, with all its problems. */
export const judgedRow = <V>(row: ReadRow<V>, { taken, reader, reading }: Pick<TakenWindow<V>, 'taken' | 'reader' | 'reading'>) => {
  if (isRejected(row)) return { outcome: 'error' as const, changed: [], listed: row }
  const { outcome = 'error', changed = [], problems = [] } = taken.get(row) ?? {}
  const valueIn = (field: string): string => (row.cells[reading.columns.findIndex((one) => one.field === field)] ?? '').slice(0, 100)
  const own = problems.map(({ field, problem }): RowProblem => ({ field, problem, value: valueIn(field).toWellFormed() }))
  const isError = outcome === 'error'
  const all = isError ? own : [...(row.listed?.problems ?? []), ...own]
  if (all.length === 0) return { outcome, changed }
  const { row: number, line, cells } = row
  const listed: ListedRow | RejectedRow = {
    ...{ row: number, line, cells, problems: all, keys: reader.keys(cells, false) },
    ...(isError && { rejected: true as const, ...(own[0] && { ruledOut: own[0].field }) }),
  }
  return { outcome, changed, listed }
}

interface Kept {
  errors: ErrorWriter
  /** What else the upload says of the window. */
  kept: Pick<UploadDocument, 'auctions' | 'cases' | 'records' | 'payments'>
  /** Whether there is something to undo. Also a row that the records ruled out may have made one of them. */
  undoable?: boolean
}

/** Counts the rows of a window. Its part of the error file comes first: once its rows are counted, they must be in there. */
export const storeTakenWindow = async <V>(
  task: ImportTask,
  file: number,
  window: TakenWindow<V>,
  { errors, kept, undoable = false }: Kept,
): Promise<void> => {
  const { session } = task
  const { document } = session
  const { checkpoint } = document
  const name = document.files[file]?.name ?? ''
  const counts: UploadCounts = { ...noCounts }
  const listed: ListedRow[] = []
  const rejected: UploadDocument['rowErrors'] = []
  for (const row of window.read) {
    const found = judgedRow(row, window)
    counts.recordsProcessed += 1
    if (found.outcome === 'error') counts.failed += 1
    else {
      counts.recordsImported += 1
      if (found.outcome !== 'create') counts.duplicates += 1
    }
    if (!found.listed) continue
    listed.push(found.listed)
    if (found.outcome !== 'error') counts.incomplete = (counts.incomplete ?? 0) + 1
    counts.problems = (counts.problems ?? 0) + found.listed.problems.length
    for (const { field, problem } of found.listed.problems)
      rejected.push({ file: name, row: found.listed.line, field, problem, ...(found.outcome !== 'error' && { imported: true as const }) })
  }
  const part = checkpoint.errorParts
  if (listed.length > 0) {
    const original = originalIndex(document, file)
    const layout = document.files[file]?.corrects?.layout ?? errors.layout(original)
    const text = (part === 0 ? errors.header : '') + errors.lines(original, listed, layout)
    const columns = layout.map((_, index) => (layout.length === errors.columns.length ? (errors.columns[index] ?? '') : ''))
    await storeRejectedRows(task, { rows: listed, text, file, part, columns, layout })
  }
  await session.write({
    counts: summed(document.counts, counts),
    rowErrors: [...document.rowErrors, ...rejected].slice(0, shownErrors),
    progress: Math.max(document.progress, window.progress),
    ...kept,
    checkpoint: {
      ...checkpoint,
      ...{ file, row: window.end, batch: checkpoint.batch + 1, errorParts: part + (listed.length > 0 ? 1 : 0) },
      ...(undoable && checkpoint.undos !== undefined && { undos: checkpoint.undos + 1 }),
    },
  })
}
