import type { RowError, Upload, UploadCategory } from '@auctionwiz/contracts/uploads'
import type { TextEncodingName } from '@auctionwiz/domain/files/sniff'
import type { ImportField } from '@auctionwiz/domain/imports/fields'
import { rowErrorText } from '@auctionwiz/domain/imports/rows'
import type { StoredDocument } from '@auctionwiz/platform/core/store'

/** The encodings that files are read in; which one is found out from the whole file as it arrives. */
export type FileEncoding = TextEncodingName

export interface StoredFile {
  name: string
  /** Bytes. */
  size: number
  /** Bytes of the file as it was sent, where it was turned into CSV. */
  received?: number
  /** Where the file store keeps it. */
  path: string
  encoding: FileEncoding
}

/** How far an import has come. Everything before it is stored, nothing after it is. */
export interface Checkpoint {
  /** Index of the file being read. */
  file: number
  /** Rows of that file that are done, blank ones included. */
  row: number
  batch: number
  /** Parts of the error file that belong to finished windows of rows. */
  errorParts: number
  /** Who works on it. Whoever comes later takes over, and the earlier one finds its version gone and stops. */
  worker?: string
}

export interface UploadCounts {
  recordsProcessed: number
  recordsImported: number
  duplicates: number
  failed: number
}

/** An upload as stored in the house's partition, newest first by `uploadDate`. */
export interface UploadDocument extends StoredDocument {
  type: 'upload'
  name: string
  description: string
  category: UploadCategory
  files: StoredFile[]
  /** Headers of columns and the fields that whoever sent the files chose for them. */
  mapping?: Record<string, ImportField>
  status: Upload['status']
  progress: number
  uploadDate: string
  completedDate?: string
  uploadedBy: string
  correlationId: string
  counts: UploadCounts
  /** The first ones, see `shownErrors`. */
  rowErrors: RowError[]
  problem?: string
  /** What the last worker that gave up met. */
  stoppedBy?: 'storage' | 'database' | 'internal'
  /** Set once the error file is put together. */
  errorFile?: string
  checkpoint: Checkpoint
}

/** So many row errors are kept in the record; the error file has all. */
export const shownErrors = 100

export const noCounts: UploadCounts = { recordsProcessed: 0, recordsImported: 0, duplicates: 0, failed: 0 }

/** How a row error reads; the file is named where there are several. */
export const errorLine = ({ file, row, problem }: RowError, files: number): string =>
  files > 1 ? `${file}, ${rowErrorText(row, problem)}` : rowErrorText(row, problem)

/** What callers see of an upload. */
export const uploadOf = (document: UploadDocument): Upload => ({
  uploadId: document.id,
  name: document.name,
  description: document.description,
  category: document.category,
  files: document.files.map(({ name, size, received = size }) => ({ name, size: received })),
  status: document.status,
  progress: document.progress,
  uploadDate: document.uploadDate,
  ...(document.completedDate && { completedDate: document.completedDate }),
  uploadedBy: document.uploadedBy,
  results: {
    ...document.counts,
    errors: document.rowErrors.map((error) => errorLine(error, document.files.length)),
    rowErrors: document.rowErrors,
    hasErrorFile: document.errorFile !== undefined,
  },
  ...(document.problem && { problem: document.problem }),
})
