import type { Currency } from '@auctionwiz/contracts/fields'
import type { ScoringRules } from '@auctionwiz/contracts/scoring'
import type { FileStore } from '@auctionwiz/platform/core/files'
import type { Partition } from '@auctionwiz/platform/core/partition'
import { storageFailure } from '../uploads/storage-busy.ts'
import type { StoredFile, UploadDocument } from '../uploads/upload-document.ts'
import { ahead } from './ahead.ts'
import { type BidderMaker, bidderMaker } from './bidder-from-row.ts'
import { type ErrorWriter, errorWriter } from './error-file.ts'
import { type ImportSession, storeBatch } from './import-session.ts'
import { type OpenCsv, openCsv } from './open-csv.ts'
import { type PlannedBatch, windowPlanner } from './plan-window.ts'
import { isRejected, readWindow } from './read-window.ts'
import { rowWindows } from './windows.ts'

export interface ImportTask {
  session: ImportSession
  house: Partition
  files: FileStore
  auctionHouseId: string
  currency: Currency
  rules: ScoringRules
  now: Date
  /** Where the error file is put together. */
  errorPath: string
  /** Whether the delivery of the message has worked long enough; asked after each window with the rows it has done. */
  enough(rows: number): boolean
}

/** Imports from the checkpoint on. @returns whether all is done; else another delivery goes on. Fails with `FileProblem`. */
export const importFiles = async (task: ImportTask): Promise<boolean> => {
  const { document } = task.session
  const errors = errorWriter(await headersOf(task.files, document))
  const maker = bidderMaker({ ...task, cause: `Imported from ${document.name}` })
  const { checkpoint } = document
  let rows = 0
  for (let file = checkpoint.file; file < document.files.length; file += 1) {
    const done = file === checkpoint.file ? checkpoint.row : 0
    for await (const window of ahead(plannedWindows(task, file, done, maker, errors))) {
      await storeWindow(task, file, window, errors)
      rows += window.rows
      if (task.enough(rows)) return false
    }
  }
  return true
}

/** Every header is read before any row is stored, so that an unusable file leaves nothing behind. */
const headersOf = async (files: FileStore, { files: stored, mapping }: UploadDocument): Promise<string[][]> => {
  const headers: string[][] = []
  for (const file of stored) {
    const csv = await openCsv(files, file, mapping)
    await csv.close()
    headers.push(csv.columns)
  }
  return headers
}

interface PlannedWindow {
  rows: number
  batches: PlannedBatch[]
  /** The lines of the error file that belong to the window, '' when all its rows are good. */
  rejected: string
  progress: number
}

async function* plannedWindows(
  { session, house, files, currency }: ImportTask,
  index: number,
  done: number,
  maker: BidderMaker,
  errors: ErrorWriter,
): AsyncGenerator<PlannedWindow> {
  const { id, files: all, mapping } = session.document
  const file = all[index] as StoredFile
  const bytesBefore = sizeOf(all.slice(0, index))
  const csv: OpenCsv = await openCsv(files, file, mapping)
  try {
    const plan = windowPlanner(house, maker)
    for await (const window of rowWindows(csv.rows, done)) {
      const rows = readWindow(window, csv.mapping, currency)
      const end = window.before + window.rows.length
      yield {
        rows: window.rows.length,
        batches: await plan(rows, { file: file.name, done, end, idOf: (row) => `bid_${id.slice(4)}_${index}_${row}` }),
        rejected: errors.lines(csv.columns, rows.filter(isRejected)),
        progress: Math.min(99, Math.floor((100 * (bytesBefore + window.bytes)) / sizeOf(all))),
      }
    }
  } finally {
    await csv.close()
  }
}

const sizeOf = (files: readonly StoredFile[]): number => files.reduce((sum, { size }) => sum + size, 0)

/** The window's part of the error file first: once its rows are counted, they must be in there. */
const storeWindow = async (
  { session, files, errorPath }: ImportTask,
  file: number,
  window: PlannedWindow,
  errors: ErrorWriter,
): Promise<void> => {
  const { errorParts } = session.document.checkpoint
  const { batches, rejected, progress } = window
  if (rejected !== '')
    await files.setPart(errorPath, errorParts, (errorParts === 0 ? errors.header : '') + rejected).catch((error: unknown) => {
      throw storageFailure(error)
    })
  for (const [index, batch] of batches.entries()) {
    const last = index === batches.length - 1
    await storeBatch(session, batch, { file, progress, errorParts: errorParts + (last && rejected !== '' ? 1 : 0) })
  }
}
