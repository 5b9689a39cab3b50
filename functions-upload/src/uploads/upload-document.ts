import { importUndoDays } from '@auctionwiz/contracts/import-undo'
import { silenceMs } from '@auctionwiz/contracts/jobs'
import type { UploadFile } from '@auctionwiz/contracts/upload-files'
import { type ImportNotice, type Upload, uploadRetention } from '@auctionwiz/contracts/uploads'
import { fileTypeOf } from '@auctionwiz/domain/files/file-types'
import type { FileReading } from '@auctionwiz/domain/imports/file-reading'
import { rowErrorText } from '@auctionwiz/domain/imports/rows'
import type { UploadDocument } from '@auctionwiz/records/uploads'

export type { ImportNotice, UploadDocument }

export type UploadCounts = UploadDocument['counts']

/** The value is not kept here but with the error file, and goes with it. */
export type StoredRowError = UploadDocument['rowErrors'][number]

/** The limit of row errors in the record; the error file has all. */
export const shownErrors = 100

export const noCounts: UploadCounts = { recordsProcessed: 0, recordsImported: 0, duplicates: 0, failed: 0 }

/** How a row error reads; the file is named where there are several. */
const errorLine = ({ file, row, problem }: StoredRowError, files: number): string =>
  files > 1 ? `${file}, ${rowErrorText(row, problem)}` : rowErrorText(row, problem)

/** ISO 8601; counted from the upload, since the first part of an error file may be as old. */
export const errorsUntil = ({ uploadDate }: Pick<UploadDocument, 'uploadDate'>): string =>
  new Date(Date.parse(uploadDate) + uploadRetention.errorDays * 86_400_000).toISOString()

/** Rows that made a bidder, rows that met one, rows in conflict and rows that failed add up to the rows read. */
export const resultCounts = ({
  recordsImported,
  duplicates,
  conflicts = 0,
  incomplete = 0,
  notices: noticed = 0,
  corrected = 0,
  ...counts
}: UploadCounts) => ({
  ...counts,
  recordsImported: recordsImported - duplicates,
  duplicates,
  conflicts,
  incomplete,
  noticed,
  corrected,
})

const columnsOf = (file: string, reading: FileReading | undefined): Upload['results']['columns'] =>
  (reading?.columns ?? [])
    .filter(({ name }) => name !== '')
    .map(({ name, field, computed, dates, assumed }) => ({
      file,
      name,
      ...(field && { field }),
      ...(computed && { computed }),
      ...(dates && { dates }),
      ...(assumed && { assumed }),
    }))

/** What became of each file: those of the import in their order, then those stored. */
const filesOf = ({ files, stored = [], status, checkpoint }: UploadDocument): UploadFile[] => {
  const outcome = (index: number): UploadFile['outcome'] => {
    if (status === 'completed' || index < checkpoint.file) return 'imported'
    if (status === 'error') return 'stopped'
    return status === 'processing' && index === checkpoint.file ? 'importing' : 'waiting'
  }
  return [
    ...files.flatMap(({ name, size, received = size, corrects }, index) =>
      corrects ? [] : [{ name, size: received, outcome: outcome(index) }],
    ),
    ...stored.map(({ name, size }, number) => {
      const type = fileTypeOf(name)
      return { name, size, outcome: 'stored' as const, number, ...(type && { kind: type.kind }) }
    }),
  ]
}

/** Whether the import is still to come or under way. */
export const isUnfinished = ({ status }: Pick<UploadDocument, 'status'>): boolean => status === 'pending' || status === 'processing'

/** ISO 8601. */
export const lastMoved = ({ movedAt, uploadDate }: Pick<UploadDocument, 'movedAt' | 'uploadDate'>): string => movedAt ?? uploadDate

/** Whether an unfinished upload has been silent for minutes. */
export const hasStalled = (document: UploadDocument, now: Date): boolean =>
  isUnfinished(document) && now.getTime() - Date.parse(lastMoved(document)) >= silenceMs

/**
 * An upload in the shape of the contract.
 * @param values of its row errors, in their order
 * @param behind how many imports of the account come first, if it is queued
 * @param now to compute whether it has stalled
 */
export const uploadOf = (document: UploadDocument, values: readonly (string | undefined)[] = [], behind?: number, now?: Date): Upload => ({
  uploadId: document.id,
  name: document.name,
  description: document.description,
  category: document.category,
  files: filesOf(document),
  status: document.status,
  ...(behind !== undefined && { queuedBehind: behind }),
  progress: document.progress,
  uploadDate: document.uploadDate,
  ...(document.movedAt && { movedAt: document.movedAt }),
  ...(now && { stalled: behind === undefined && hasStalled(document, now) }),
  ...(document.completedDate && { completedDate: document.completedDate }),
  uploadedBy: document.uploadedBy,
  results: {
    ...resultCounts(document.counts),
    errors: document.rowErrors.map((error) => errorLine(error, document.files.filter(({ corrects }) => !corrects).length)),
    rowErrors: document.rowErrors.map((error, index) => {
      const value = values[index]
      return { ...error, ...(value !== undefined && { value }) }
    }),
    notices: document.notices ?? [],
    ...(document.auctions && { auctions: document.auctions }),
    ...(document.cases && { cases: document.cases }),
    ...(document.payments && { payments: document.payments }),
    ...(document.records && { records: document.records }),
    columns: document.files.flatMap(({ name, corrects }, index) => (corrects ? [] : columnsOf(name, document.readings?.[index]))),
    hasErrorFile: document.errorFile !== undefined && document.counts.failed + (document.counts.incomplete ?? 0) > 0,
    ...(document.errorFile !== undefined && { errorFileUntil: errorsUntil(document) }),
  },
  ...undoOf(document),
  ...(document.problem && { problem: document.problem }),
  ...(document.savedMapping && { savedMapping: document.savedMapping }),
  ...(document.preset && { preset: document.preset }),
})

const undoOf = ({ status, uploadDate, checkpoint, undo }: UploadDocument): Pick<Upload, 'undoUntil' | 'undoneAt'> => {
  if (undo) return { undoneAt: undo.at }
  if (isUnfinished({ status }) || !checkpoint.undos) return {}
  return { undoUntil: new Date(Date.parse(uploadDate) + importUndoDays * 86_400_000).toISOString() }
}
