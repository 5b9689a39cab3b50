import type { BidderConflictRules } from '@auctionwiz/contracts/conflict-rules'
import type { Currency } from '@auctionwiz/contracts/fields'
import type { ScoringRules } from '@auctionwiz/contracts/scoring'
import type { DateOrder } from '@auctionwiz/contracts/uploads'
import { statusPermission } from '@auctionwiz/domain/bidders/status-permission'
import type { FileReading } from '@auctionwiz/domain/imports/file-reading'
import { importedKind } from '@auctionwiz/domain/imports/imported-kind'
import { bidderReader } from '@auctionwiz/domain/imports/row-reader'
import { ifFound } from '@auctionwiz/platform/core/errors/failure'
import type { FileStore } from '@auctionwiz/platform/core/files/files'
import type { Partition } from '@auctionwiz/platform/core/store/partition'
import { originalIndex, type SourceFile } from '@auctionwiz/records/uploads'
import { withSavedMapping } from '../mappings/saved-mapping.ts'
import type { UploadDocument } from '../uploads/upload-document.ts'
import { type BidderMaker, bidderMaker } from './bidder-from-row.ts'
import { importCaseFiles } from './cases/import-case-files.ts'
import { decideReadings } from './decide-readings.ts'
import { type ErrorWriter, errorWriter } from './error-file.ts'
import { type ImportSession, storeBatch } from './import-session.ts'
import { itemTaker } from './items/item-rows.ts'
import { type OpenCsv, openCsv } from './open-csv.ts'
import { importPaymentFiles } from './payments/import-payment-files.ts'
import { type PlannedBatch, type StatusRight, type Trial, windowPlanner } from './plan-window.ts'
import { prefetch } from './prefetch.ts'
import { type ListedRow, listedOf, readWindow } from './read-window.ts'
import { importRecordFiles } from './records/import-record-files.ts'
import { importSaleFiles } from './sales/import-sale-files.ts'
import { storeRejectedRows } from './store-rejected-rows.ts'
import { rowWindows } from './windows.ts'

export interface ImportTask {
  session: ImportSession
  house: Partition
  account: Partition
  files: FileStore
  errorFiles: FileStore
  auctionHouseId: string
  currency: Currency
  /** Of the house. */
  timeZone: string
  /** Who sent the files. */
  userId: string
  rules: ScoringRules
  conflictRules: BidderConflictRules
  now: Date
  /** That of the house, for what a file leaves open. */
  dateOrder: DateOrder
  /** See `ImportStep`. */
  step(rows: number): Promise<void>
  /** Notes a legal case for its automations. */
  noteCase(caseId: string): Promise<void>
  /** Notes an auction whose winners owe something again, for its reminders. */
  noteSale(auctionId: string): Promise<void>
  /** Where the parts of the error file are kept. */
  errorFolder: string
  /** Whether the delivery of the message has worked long enough; asked after each window with the rows it has done. */
  enough(rows: number): Promise<boolean>
}

/** Imports from the checkpoint on. @returns whether all is done; else another delivery continues. Throws `FileProblem`. */
export const importFiles = async (task: ImportTask): Promise<boolean> => {
  await task.step(0)
  const readings = await settledReadings(task)
  const errors = errorWriter(readings, task.session.document.language ?? 'en')
  const { name: kind } = importedKind(task.session.document.category)
  if (kind === 'cases') return importCaseFiles(task, readings, errors)
  if (kind === 'payments') return importPaymentFiles(task, readings, errors)
  if (kind === 'sales') return importSaleFiles(task, readings, errors)
  if (kind === 'items') return importRecordFiles(task, readings, errors, itemTaker(task, task.session.document, task.userId, false))
  const maker = bidderMaker({
    ...task,
    cause: `Imported from ${task.session.document.name}`,
    figures: task.session.document.figures ?? 'grow',
  })
  const { document } = task.session
  const { checkpoint } = document
  let rows = 0
  for (let file = checkpoint.file; file < document.files.length; file += 1) {
    const done = file === checkpoint.file ? checkpoint.row : 0
    for await (const window of prefetch(
      plannedWindows(task, readings[originalIndex(document, file)] as FileReading, { file, done }, maker, errors),
    )) {
      await storeWindow(task, file, window, errors)
      rows += window.rows
      if (await task.enough(rows)) return false
    }
  }
  return true
}

/** The reading of the files is decided once, before any row is stored, so that a resumed import reads them the same way. */
const settledReadings = async ({ session, house, files, dateOrder }: ImportTask): Promise<FileReading[]> => {
  const { readings } = session.document
  if (readings) return readings
  const found = session.document.choices ? undefined : await ifFound(withSavedMapping(house, files, session.document))
  const chosen = found && {
    ...found.chosen,
    ...(found.saved && { savedMapping: found.saved.name }),
    ...(found.preset && { preset: found.preset }),
  }
  const decided = await decideReadings(files, { ...session.document, ...chosen }, dateOrder)
  await session.write({ ...chosen, readings: decided })
  return decided
}

interface PlannedWindow {
  rows: number
  batches: PlannedBatch[]
  listed: ListedRow[]
  /** The lines of the error file that belong to the window, '' when all its rows are good. */
  lines: string
  /** See `ErrorWriter`. */
  layout: number[]
  progress: number
}

/** What planning needs of an import. With a `trial` nothing is stored. */
export interface PlanTask extends Pick<ImportTask, 'house' | 'files' | 'currency' | 'now' | 'step' | 'conflictRules'> {
  session: Pick<ImportSession, 'document'>
  trial?: Trial
}

/** The windows of a file from row `done` on, as an import would store them. */
export async function* plannedWindows(
  { session, house, files, currency, now, step, conflictRules, trial }: PlanTask,
  reading: FileReading,
  { file: index, done }: { file: number; done: number },
  maker: BidderMaker,
  errors: ErrorWriter,
): AsyncGenerator<PlannedWindow> {
  const { id, files: all, mapping } = session.document
  const file = all[index] as SourceFile
  const original = originalIndex(session.document, index)
  const layout = file.corrects?.layout ?? errors.layout(original)
  const bytesBefore = sizeOf(all.slice(0, index))
  const csv: OpenCsv = await openCsv(files, file, mapping, reading)
  const reader = bidderReader(reading, { currency, now })
  try {
    const { name: uploadName, figures = 'grow' } = session.document
    const origin = { uploadId: id, uploadName, file: file.name, figures, now, rules: conflictRules, rescore: maker.rescore }
    const plan = windowPlanner(house, maker, statusRight(session.document), origin, trial)
    for await (const window of rowWindows(csv.rows, done)) {
      await step(0)
      const rows = readWindow(window, reader)
      const listed = rows.flatMap(listedOf)
      const end = window.before + window.rows.length
      yield {
        rows: window.rows.length,
        batches: await plan(rows, { file: file.name, done, end, idOf: (row) => `bid_${id.slice(4)}_${index}_${row}` }),
        listed,
        lines: errors.lines(original, listed, layout),
        layout,
        progress: Math.min(99, Math.floor((100 * (bytesBefore + window.bytes)) / sizeOf(all))),
      }
    }
  } finally {
    await csv.close()
  }
}

const statusRight =
  ({ statusRights }: UploadDocument): StatusRight =>
  (from, to) => {
    const needed = statusPermission(from, to)
    return statusRights === undefined || statusRights.some((right) => right === needed) || needed === 'bidders:edit'
  }

const sizeOf = (files: readonly SourceFile[]): number => files.reduce((sum, { size }) => sum + size, 0)

/** The window's part of the error file first: once its rows are counted, they must be in there. */
const storeWindow = async (task: ImportTask, file: number, window: PlannedWindow, errors: ErrorWriter): Promise<void> => {
  const { session } = task
  const { errorParts: part } = session.document.checkpoint
  const { batches, listed, lines, layout, progress } = window
  if (listed.length > 0) {
    const text = (part === 0 ? errors.header : '') + lines
    // Once an import is over, columns that somebody had to map have no names any more.
    const columns = layout.map((_, index) => (layout.length === errors.columns.length ? (errors.columns[index] ?? '') : ''))
    await storeRejectedRows(task, { rows: listed, text, file, part, columns, layout })
  }
  for (const [index, batch] of batches.entries()) {
    const last = index === batches.length - 1
    await task.step(batch.counts.recordsProcessed)
    await storeBatch(session, batch, { file, progress, errorParts: part + (last && listed.length > 0 ? 1 : 0) })
  }
}
