import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { acknowledged, id, instant, multilineText, text } from './fields.ts'

/** Files brought into the Data Processing Center and what became of them. */

export const uploadStatuses = ['pending', 'uploading', 'processing', 'completed', 'error'] as const
export const uploadCategories = [
  'bidders',
  'inventory',
  'auctions',
  'financial',
  'legal',
  'marketing',
  'operations',
  'historical',
  'other',
] as const
export type UploadCategory = (typeof uploadCategories)[number]

/** Categories whose files are imported today. */
export const importedCategories: readonly UploadCategory[] = ['bidders']

/** How dates such as 03/04/2020 are read where a file leaves it open. */
export const dateOrders = ['day-first', 'month-first'] as const
export type DateOrder = (typeof dateOrders)[number]

/** What figures of a file do to those on record: they only raise them, or take their place. */
export const figuresModes = ['grow', 'replace'] as const
export type Figures = (typeof figuresModes)[number]

/** All files of one upload together, in bytes. */
export const uploadLimit = 100 * 1024 * 1024

export const uploadFile = z.object({ name: z.string(), size: z.int() })

/**
 * How long what people sent is kept, in days, counted from the upload: files that could not be imported whole, and rows that were rejected,
 * in the error file and in the upload's problems. A file that was imported is removed at once. `infra/blob-lifecycle.json` says the same.
 */
export const uploadRetention = { sourceDays: 7, errorDays: 30 } as const

/** `row` is the line of the file on which the record starts, the header's being 1; `field` names the bidder's field. */
export const rowError = z.object({
  file: z.string(),
  row: z.int(),
  field: z.string(),
  /** What stood there; absent once it is no longer kept, or was erased for the person whom it named. */
  value: z.optional(z.string()),
  problem: z.string(),
  /** The row was imported without this value. */
  imported: z.optional(z.literal(true)),
})
export type RowError = z.output<typeof rowError>

const numbered = z.object({ id, bidderId: z.string() })

/**
 * What staff should know of a row that was imported: it has the e-mail of `met` but the name of another person and became a bidder without
 * that e-mail; its e-mail is that of a record merged into `bidder`, whose name and address were kept; or its status was not taken, since that
 * would lift a suspension, undo what staff decided, or is not the uploader's to set.
 */
export const importNotice = z.object({
  file: z.string(),
  row: z.int(),
  kind: z.enum(['second-bidder', 'merged-bidder', 'status-kept']),
  bidder: numbered,
  met: z.optional(numbered),
})
export type ImportNotice = z.output<typeof importNotice>

/** What a column was read as: a field, something that is worked out here, or nothing. */
export const readColumn = z.object({
  file: z.string(),
  name: z.string(),
  field: z.optional(z.string()),
  computed: z.optional(z.literal(true)),
  /** Of a column with dates of two meanings. */
  dates: z.optional(z.enum(dateOrders)),
  /** The file leaves the order open, so the house's was taken. */
  assumed: z.optional(z.literal(true)),
})
export type ReadColumn = z.output<typeof readColumn>

export const uploadResults = z.object({
  /** Rows read: those imported, those that are duplicates and those that failed. */
  recordsProcessed: z.int(),
  /** Rows that made a new record. */
  recordsImported: z.int(),
  /** Rows that met a record already there or an earlier row, and brought it up to date where they say more. */
  duplicates: z.int(),
  failed: z.int(),
  /** Of the rows taken, those of which some value could not be read and was left out. */
  incomplete: z.int(),
  /** How many `notices` there are in all. */
  noticed: z.int(),
  notices: z.array(importNotice),
  /** Known once the import has begun. */
  columns: z.array(readColumn),
  /** The first errors as text, such as "Row 212: invalid email format". */
  errors: z.array(z.string()),
  rowErrors: z.array(rowError),
  /** True when there is an error file, or was until `errorFileUntil`. */
  hasErrorFile: z.boolean(),
  errorFileUntil: z.optional(instant),
})

export const upload = z.object({
  uploadId: id,
  name: z.string(),
  description: z.string(),
  category: z.enum(uploadCategories),
  files: z.array(uploadFile),
  status: z.enum(uploadStatuses),
  /** How many imports of the account come first; there while the upload waits for its turn. */
  queuedBehind: z.optional(z.int()),
  /** 0 to 100, by bytes read. */
  progress: z.int(),
  uploadDate: instant,
  /** When it last got on. */
  movedAt: z.optional(instant),
  /** It is open and has been silent for minutes: the service takes it up again by itself, `retryUpload` does so at once. */
  stalled: z.optional(z.boolean()),
  completedDate: z.optional(instant),
  uploadedBy: z.string(),
  results: uploadResults,
  /** Why the status is `error`, and what to do. */
  problem: z.optional(z.string()),
})
export type Upload = z.output<typeof upload>

const house = { kind: 'access', scope: 'house', permission: 'data:import' } as const
const refused = ['unauthenticated', 'token_expired', 'forbidden', 'not_found', 'busy'] as const

/** How the files of bidders are read. */
const importOptions = {
  /**
   * JSON object from the header of a column to its field or to `ignored`, such as `{"Mail": "email"}`. The import recognizes other columns by their
   * headers. Every header named must be in one of the files.
   */
  csvMapping: z.optional(z.string()),
  /** The order of dates such as 03/04/2020 in columns that leave it open; without it that of the house's country. */
  dateOrder: z.optional(z.enum(dateOrders)),
  /** `replace` has figures of the files take the place of those on record, also lower ones; needs `bidders:history_edit`. */
  figures: z.optional(z.enum(figuresModes)),
}
const optionsShape = z.object(importOptions)
export type ImportOptions = z.output<typeof optionsShape>

export const uploadForm = z.strictObject({
  name: text(120),
  description: multilineText(1000),
  category: z.enum(uploadCategories),
  ...importOptions,
})

export const createUpload = endpoint({
  app: 'upload',
  name: 'createUpload',
  summary:
    'Send files (file_0, file_1, …; .csv, .xlsx, .xls, .json) with name, description and category; they are processed in the background',
  method: 'POST',
  path: 'data-upload/general',
  access: house,
  request: 'multipart',
  body: uploadForm,
  answer: upload,
  status: 202,
  errors: [
    ...refused,
    'invalid_request',
    'upload_incomplete',
    'upload_too_large',
    'upload_interrupted',
    'file_empty',
    'file_type',
    'file_unreadable',
    'category_unsupported',
    'unsupported_media',
    'idempotency_mismatch',
  ],
})

/** The file of one bidder import, in bytes. */
export const bidderImportLimit = 10 * 1024 * 1024

/** What a workbook or JSON file may hold; bytes are of the file as sent and of a workbook as it declares itself unpacked. */
export const tableLimits = { bytes: 10 * 1024 * 1024, unpacked: 200 * 1024 * 1024, rows: 100_000, columns: 500, cells: 3_000_000 } as const

export const bidderImportForm = z.strictObject({
  /** Always `csv`: columns with a header. The ending of the file's name tells its format. */
  importType: z.enum(['csv']),
  ...importOptions,
})

export const importBidders = endpoint({
  app: 'upload',
  name: 'importBidders',
  summary: 'Send a bidder file (file_0; .csv, .xlsx, .xls, .json) of at most 10 MB; it is imported in the background like an upload',
  method: 'POST',
  path: 'data-upload/bidders/import',
  access: { kind: 'access', scope: 'house', permission: 'data:import' },
  request: 'multipart',
  body: bidderImportForm,
  /** The figures so far; read the upload's status for later ones. */
  answer: z.object({
    ...upload.shape,
    totalProcessed: z.int(),
    successful: z.int(),
    failed: z.int(),
    duplicates: z.int(),
    errors: z.array(z.string()),
  }),
  status: 202,
  errors: [
    ...refused,
    'invalid_request',
    'import_too_large',
    'upload_incomplete',
    'upload_interrupted',
    'file_empty',
    'file_type',
    'file_unreadable',
    'unsupported_media',
    'idempotency_mismatch',
  ],
})

export const readUploadStatus = endpoint({
  app: 'upload',
  name: 'readUploadStatus',
  summary: 'One upload with its progress and results',
  method: 'GET',
  path: 'data-upload/status/{id}',
  access: house,
  params: z.strictObject({ id }),
  answer: upload,
  errors: refused,
})

export const listUploads = endpoint({
  app: 'upload',
  name: 'listUploads',
  summary: 'The house’s uploads, newest first',
  method: 'GET',
  path: 'data-upload/history',
  access: house,
  query: z.strictObject({ page: z.optional(z.string().check(z.maxLength(8192))) }),
  answer: z.object({ uploads: z.array(upload), nextPage: z.optional(z.string()) }),
  errors: refused,
})

export const downloadUploadErrors = endpoint({
  app: 'upload',
  name: 'downloadUploadErrors',
  summary: 'The rejected rows as CSV with their problems, ready to correct and upload again',
  method: 'GET',
  path: 'data-upload/download/{id}',
  access: house,
  params: z.strictObject({ id }),
  response: 'file',
  answer: z.unknown(),
  errors: [...refused, 'error_file_expired'],
})

export const deleteUpload = endpoint({
  app: 'upload',
  name: 'deleteUpload',
  summary: 'Remove an upload from the history with its files and rejected rows; what was imported stays',
  method: 'DELETE',
  path: 'data-upload/{id}',
  access: house,
  params: z.strictObject({ id }),
  answer: acknowledged,
  errors: [...refused, 'stale_version', 'upload_running'],
})

export const retryUpload = endpoint({
  app: 'upload',
  name: 'retryUpload',
  summary: 'Retry a failed or stalled upload from where it stopped',
  method: 'POST',
  path: 'data-upload/{id}/retry',
  access: house,
  params: z.strictObject({ id }),
  answer: upload,
  status: 202,
  errors: [...refused, 'stale_version'],
})
