import type { FileReading } from '@auctionwiz/domain/imports/file-reading'
import type { RowProblem } from '@auctionwiz/domain/imports/import-row'
import { importedKind } from '@auctionwiz/domain/imports/imported-kind'
import { type RowReader, saleReader } from '@auctionwiz/domain/imports/row-reader'
import type { SaleRow } from '@auctionwiz/domain/imports/sales/sale-row'
import type { FileStore } from '@auctionwiz/platform/core/files/files'
import { auditWrite } from '@auctionwiz/platform/core/records/audit'
import { originalIndex, type SourceFile } from '@auctionwiz/records/uploads'
import { noCounts, shownErrors, type UploadCounts, type UploadDocument } from '../../uploads/upload-document.ts'
import type { ErrorWriter } from '../error-file.ts'
import type { ImportTask } from '../import-files.ts'
import { summed } from '../import-session.ts'
import { openCsv } from '../open-csv.ts'
import { isRejected, type ListedRow, type ReadRow, type RejectedRow, readWindow } from '../read-window.ts'
import { storeRejectedRows } from '../store-rejected-rows.ts'
import { rowWindows } from '../windows.ts'
import { type DoneWindow, saleWindows } from './plan-sale-window.ts'
import type { TakenRow } from './plan-step.ts'
import type { GoodSaleRow, SalePlace } from './sale-place.ts'

/** A window of a file of auctions with what became of its rows. */
export interface TakenWindow extends DoneWindow {
  read: ReadRow<SaleRow>[]
  reader: RowReader<SaleRow>
  /** Rows of the file up to its end, blank ones too. */
  end: number
  rows: number
  progress: number
}

/** The windows of one file from row `done` on, each taken when it is asked for. */
export async function* takenWindows(
  {
    files,
    document,
    currency,
    timeZone,
    step,
  }: Pick<ImportTask, 'currency' | 'timeZone' | 'step'> & { files: FileStore; document: UploadDocument },
  take: ReturnType<typeof saleWindows>,
  reading: FileReading,
  { file: index, done }: { file: number; done: number },
): AsyncGenerator<TakenWindow> {
  const { files: all, mapping, category } = document
  const file = all[index] as SourceFile
  const reader = saleReader(reading, { currency, timeZone })
  const sizes = all.map(({ size }) => size)
  const total = sum(sizes)
  const csv = await openCsv(files, file, mapping, reading, importedKind(category))
  try {
    for await (const window of rowWindows(csv.rows, done)) {
      await step(0)
      const read = readWindow(window, reader)
      const good = read.filter((row): row is GoodSaleRow => !isRejected(row))
      const taken = await take(good, index, step)
      const progress = Math.min(99, Math.floor((100 * (sum(sizes.slice(0, index)) + window.bytes)) / total))
      yield { ...taken, read, reader, end: window.before + window.rows.length, rows: window.rows.length, progress }
    }
  } finally {
    await csv.close()
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0)

export const salePlace = (
  { house, auctionHouseId, currency, rules, now }: Pick<ImportTask, 'house' | 'auctionHouseId' | 'currency' | 'rules' | 'now'>,
  document: UploadDocument,
  userId: string,
  trial: boolean,
): SalePlace => {
  const source = { now, actorId: userId, actorName: document.uploadedBy, address: 'background', correlationId: document.correlationId }
  const author = {
    now,
    source: { upload: document.name },
    audit: (subject: Parameters<typeof auditWrite>[1]) => auditWrite(source, subject),
  }
  return { house, auctionHouseId, currency, rules, now, upload: document, userId, author, trial }
}

/** Imports files of auctions from the checkpoint on. @returns whether all is done; else another delivery continues */
export const importSaleFiles = async (task: ImportTask, readings: readonly FileReading[], errors: ErrorWriter): Promise<boolean> => {
  const { session, files } = task
  const { document } = session
  const { checkpoint } = document
  const take = saleWindows(salePlace(task, document, task.userId, false))
  let rows = 0
  for (let file = checkpoint.file; file < document.files.length; file += 1) {
    const reading = readings[originalIndex(document, file)] as FileReading
    const done = file === checkpoint.file ? checkpoint.row : 0
    for await (const window of takenWindows({ ...task, files, document }, take, reading, { file, done })) {
      await storeWindow(task, file, window, errors)
      rows += window.rows
      if (await task.enough(rows)) return false
    }
  }
  return true
}

/** What became of a row, with all its problems. */
export const judged = (row: ReadRow<SaleRow>, taken: ReadonlyMap<GoodSaleRow, TakenRow>, reader: RowReader<SaleRow>) => {
  if (isRejected(row)) return { outcome: 'error' as const, changed: [], listed: row }
  const { outcome = 'error', changed = [], problems = [] } = taken.get(row) ?? {}
  const own: RowProblem[] = problems.map(({ field, problem }) => ({ field, problem, value: valueIn(row, field) }))
  const isError = outcome === 'error'
  const all = isError ? own : [...(row.listed?.problems ?? []), ...own]
  if (all.length === 0) return { outcome, changed }
  const { row: number, line, cells } = row
  const listed: ListedRow | RejectedRow = {
    ...{ row: number, line, cells, problems: all, keys: reader.keys(cells, false) },
    ...(isError && { rejected: true as const }),
  }
  return { outcome, changed, listed }
}

const valueIn = ({ values: { buyer, lotNumber, lot } }: GoodSaleRow, field: string): string => {
  if (field === 'paddle') return buyer?.paddle ?? ''
  if (field === 'lotNumber') return lotNumber ?? ''
  return field === 'title' ? (lot.title ?? '') : ''
}

/** The window's part of the error file first: once its rows are counted, they must be in there. */
const storeWindow = async (
  task: ImportTask,
  file: number,
  { read, reader, taken, auctions, end, progress }: TakenWindow,
  errors: ErrorWriter,
): Promise<void> => {
  const { session } = task
  const { document } = session
  const { checkpoint } = document
  const name = document.files[file]?.name ?? ''
  const counts: UploadCounts = { ...noCounts }
  const listed: ListedRow[] = []
  const rejected: UploadDocument['rowErrors'] = []
  for (const row of read) {
    const found = judged(row, taken, reader)
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
      rejected.push({ file: name, row: row.line, field, problem, ...(found.outcome !== 'error' && { imported: true as const }) })
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
    progress: Math.max(document.progress, progress),
    ...withAuctions(document, auctions),
    checkpoint: {
      ...checkpoint,
      ...{ file, row: end, batch: checkpoint.batch + 1, errorParts: part + (listed.length > 0 ? 1 : 0) },
      ...(checkpoint.undos !== undefined && mayHaveWritten(taken) && { undos: checkpoint.undos + 1 }),
    },
  })
}

/** Whether there is something to undo. Also a row that its auction ruled out may have made that auction or its buyer. */
const mayHaveWritten = (taken: DoneWindow['taken']): boolean => [...taken.values()].some(({ outcome }) => outcome !== 'unchanged')

/** As many of the auctions are named with the upload. */
const shownAuctions = 20

const withAuctions = ({ auctions: known = [] }: UploadDocument, found: DoneWindow['auctions']): Pick<UploadDocument, 'auctions'> => {
  const all = new Map(known.map((one) => [one.id, one]))
  for (const { id, title } of found) if (all.size < shownAuctions || all.has(id)) all.set(id, { id, title })
  return all.size > 0 ? { auctions: [...all.values()] } : {}
}
