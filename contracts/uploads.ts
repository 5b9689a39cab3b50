import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { acknowledged, id, instant, multilineText, text, wholeNumber } from './fields.ts'
import { uploadFile } from './upload-files.ts'

/** Files uploaded to the Data Processing Center and their results. */

export const uploadStatuses = ['review', 'pending', 'uploading', 'processing', 'completed', 'error'] as const
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

/** The categories whose tables are imported; all other files are stored. */
export const importedCategories: readonly UploadCategory[] = ['bidders', 'auctions', 'legal', 'inventory', 'financial']

/** The order for dates such as 03/04/2020 if a file leaves it open. */
export const dateOrders = ['day-first', 'month-first'] as const
export type DateOrder = (typeof dateOrders)[number]

/** How figures of a file change those on record: they only raise them, or replace them. */
export const figuresModes = ['grow', 'replace'] as const
export type Figures = (typeof figuresModes)[number]

/**
 * Retention in days from the upload: of files for import that were not imported completely, and of rejected rows in the error file and in the upload's
 * problems. An imported file is deleted immediately. `infra/blob-lifecycle.json` has the same values.
 */
export const uploadRetention = { sourceDays: 7, errorDays: 30 } as const

/** `row` is the line of the file on which the record starts, the header's being 1; `field` names what its column is read as. */
export const rowError = z.object({
  file: z.string(),
  row: z.int(),
  field: z.string(),
  /** The rejected value; absent after its retention, or if it was erased for the person it named. */
  value: z.optional(z.string()),
  problem: z.string(),
  /** The row was imported without this value. */
  imported: z.optional(z.literal(true)),
})
export type RowError = z.output<typeof rowError>

const numbered = z.object({ id, bidderId: z.string() })

/**
 * What staff should know about an imported row. In imports of before these became conflicts it had the email of `met` but another person's name and
 * became a bidder without that email; or its email belongs to a record merged into `bidder`, whose name and address were kept. Or its status was ignored: it would lift a
 * suspension, override a decision of staff, or need a permission that the uploader lacks.
 */
export const importNotice = z.object({
  file: z.string(),
  row: z.int(),
  kind: z.enum(['second-bidder', 'merged-bidder', 'status-kept']),
  bidder: numbered,
  met: z.optional(numbered),
})
export type ImportNotice = z.output<typeof importNotice>

/** How a column was read: as a field, as a computed value, or not at all. */
export const readColumn = z.object({
  file: z.string(),
  name: z.string(),
  field: z.optional(z.string()),
  computed: z.optional(z.literal(true)),
  /** For a column with ambiguous dates. */
  dates: z.optional(z.enum(dateOrders)),
  /** The file leaves the order open, so the house's order was used. */
  assumed: z.optional(z.literal(true)),
})
export type ReadColumn = z.output<typeof readColumn>

/** An auction whose lots, results or registrations a file wrote. */
export const uploadAuction = z.object({ id: z.string(), title: z.string() })

/** A case that a file filed. */
export const uploadCase = z.object({ id: z.string(), number: z.string() })

/** A record that a file made, such as an inventory item, with what people call it. */
export const uploadedRecord = z.object({ id: z.string(), name: z.string() })

export const uploadResults = z.object({
  /** Rows read: those imported, those that are duplicates, those in conflict and those that failed. */
  recordsProcessed: z.int(),
  /** Rows that created a record. */
  recordsImported: z.int(),
  /** Rows that matched an existing record or an earlier row, and added their values to it. */
  duplicates: z.int(),
  failed: z.int(),
  /** Rows with the email of a bidder and the name of another person, left to be decided; see `listConflicts`. */
  conflicts: z.int(),
  /** Imported rows with a value that could not be read and was omitted. */
  incomplete: z.int(),
  /** Rows of `recordsProcessed` that were corrected after the import had rejected them. */
  corrected: z.int(),
  /** How many problems the rows of `failed` and `incomplete` have; a row can have several. Absent for imports of before these were counted. */
  problems: z.optional(z.int()),
  /** The total number of `notices`. */
  noticed: z.int(),
  /** The first auctions that rows of a file of auctions went into. */
  auctions: z.optional(z.array(uploadAuction)),
  /** The first auctions whose payments rows of a file of payments recorded. */
  payments: z.optional(z.array(uploadAuction)),
  /** The first cases that rows of a file of legal cases filed. */
  cases: z.optional(z.array(uploadCase)),
  /** The first records that rows of a file of any other kind made, such as inventory items. */
  records: z.optional(z.array(uploadedRecord)),
  notices: z.array(importNotice),
  /** Known once the import has begun. */
  columns: z.array(readColumn),
  /** The first errors as text, such as "Row 212: invalid email format". */
  errors: z.array(z.string()),
  rowErrors: z.array(rowError),
  /** Whether there is an error file, or was until `errorFileUntil`. */
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
  /** How many imports of the account come first; present while the upload is queued. */
  queuedBehind: z.optional(z.int()),
  /** 0 to 100, by bytes read. */
  progress: z.int(),
  uploadDate: instant,
  /** When it last made progress. */
  movedAt: z.optional(instant),
  /** It is open and has made no progress for minutes: the service retries it automatically, `retryUpload` immediately. */
  stalled: z.optional(z.boolean()),
  completedDate: z.optional(instant),
  uploadedBy: z.string(),
  results: uploadResults,
  /** Until when the import can be undone; absent where it can't be. */
  undoUntil: z.optional(instant),
  /** When its undo was started. */
  undoneAt: z.optional(instant),
  /** What the house calls the saved mapping by which its columns are read. */
  savedMapping: z.optional(z.string()),
  /** The system whose export it is, by which its columns are read. */
  preset: z.optional(z.string()),
  /** Why the status is `error`, and what to do. */
  problem: z.optional(z.string()),
})
export type Upload = z.output<typeof upload>

const house = { kind: 'access', scope: 'house', permission: 'data:import' } as const
const refused = ['unauthenticated', 'token_expired', 'forbidden', 'not_found', 'busy'] as const

/** The import options of bidder files. */
const importOptions = {
  /**
   * A JSON object that maps a column's header to its field or to `ignored`, such as `{"Mail": "email"}`. The import recognizes other columns by their
   * headers. Each mapped header must occur in one of the files.
   */
  csvMapping: z.optional(z.string()),
  /** The order of dates such as 03/04/2020 in columns that leave it open; defaults to that of the house's country. */
  dateOrder: z.optional(z.enum(dateOrders)),
  /** `replace`: figures of the files replace those on record, even with lower values; needs `bidders:history_edit`. */
  figures: z.optional(z.enum(figuresModes)),
}
const optionsShape = z.object(importOptions)
export type ImportOptions = z.output<typeof optionsShape>

export const uploadForm = z.strictObject({
  name: text(120),
  description: multilineText(1000),
  category: z.enum(uploadCategories, 'Choose one of the nine categories.'),
  /** Tables wait until somebody has looked at their columns and their dry run. */
  review: z.optional(z.enum(['yes'])),
  ...importOptions,
})

export type UploadTexts = z.output<typeof uploadForm>

export const createUpload = endpoint({
  app: 'upload',
  name: 'createUpload',
  summary:
    'Send files (file_0, file_1, …) with name, description and category; tables of bidders, auctions, legal cases and inventory are imported in the background, other files are stored. Some categories need more permissions',
  method: 'POST',
  path: 'data-upload/general',
  access: { ...house, apiKey: 'uploads:send' },
  request: 'multipart',
  body: uploadForm,
  answer: upload,
  status: 202,
  errors: [
    ...refused,
    'feature_unavailable',
    'invalid_request',
    'upload_incomplete',
    'upload_too_large',
    'upload_interrupted',
    'file_empty',
    'file_type',
    'file_unreadable',
    'unsupported_media',
    'idempotency_mismatch',
  ],
})

export const bidderImportForm = z.strictObject({
  /** Always `csv`: columns with a header. The file name's extension determines its format. */
  importType: z.enum(['csv']),
  ...importOptions,
})

export const importBidders = endpoint({
  app: 'upload',
  name: 'importBidders',
  summary: 'Send a bidder file (file_0; .csv, .xlsx, .xls, .json) of at most 10 MB; it is imported in the background like an upload',
  method: 'POST',
  path: 'data-upload/bidders/import',
  access: { ...house, apiKey: 'uploads:send' },
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
  summary: 'Read one upload with its progress and results',
  method: 'GET',
  path: 'data-upload/status/{id}',
  access: { ...house, apiKey: 'uploads:read' },
  params: z.strictObject({ id }),
  answer: upload,
  errors: refused,
})

export const listUploads = endpoint({
  app: 'upload',
  name: 'listUploads',
  summary: 'List the house’s uploads, newest first',
  method: 'GET',
  path: 'data-upload/history',
  access: { ...house, apiKey: 'uploads:read' },
  query: z.strictObject({
    page: z.optional(z.string().check(z.maxLength(8192))),
    /** Part of the name of an upload or of one of its files. */
    search: z.optional(z.string().check(z.trim(), z.maxLength(100, 'Search for at most 100 characters.'))),
  }),
  answer: z.object({ uploads: z.array(upload), nextPage: z.optional(z.string()) }),
  errors: refused,
})

export const downloadUpload = endpoint({
  app: 'upload',
  name: 'downloadUpload',
  summary:
    'Download a stored file by its number; without one the rejected rows as CSV with their problems, ready to correct and upload again',
  method: 'GET',
  path: 'data-upload/download/{id}',
  access: { ...house, apiKey: 'uploads:download' },
  params: z.strictObject({ id }),
  query: z.strictObject({ file: z.optional(wholeNumber(0, 999)) }),
  response: 'file',
  files: [
    'application/gzip',
    'application/json',
    'application/msword',
    'application/octet-stream',
    'application/pdf',
    'application/vnd.ms-excel',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'application/x-ndjson',
    'application/zip',
    'image/jpeg',
    'image/png',
    'text/csv',
    'text/plain',
    'text/tab-separated-values',
  ],
  answer: z.unknown(),
  errors: [...refused, 'error_file_expired'],
})

export const deleteUpload = endpoint({
  app: 'upload',
  name: 'deleteUpload',
  summary: 'Remove an upload from the history with its files, stored ones too, and rejected rows; imported bidders remain',
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
  errors: [...refused, 'feature_unavailable', 'stale_version'],
})
