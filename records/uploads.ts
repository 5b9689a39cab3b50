import { languages } from '@auctionwiz/contracts/identity'
import {
  dateOrders,
  figuresModes,
  importNotice,
  rowError,
  uploadAuction,
  uploadCase,
  uploadCategories,
  uploadedRecord,
} from '@auctionwiz/contracts/uploads'
import { ignoredColumn } from '@auctionwiz/domain/imports/fields'
import { fileFields } from '@auctionwiz/domain/imports/file-fields'
import { type DocumentOf, record } from '@auctionwiz/platform/core/records/record'
import * as z from 'zod/mini'

const file = z.object({
  name: z.string(),
  /** Bytes. */
  size: z.int(),
  /** Bytes of the file as it was sent, where it was turned into CSV. */
  received: z.exactOptional(z.int()),
  /** Where the file store keeps it, see `sourceFolder`. */
  path: z.string(),
  encoding: z.enum(['utf-8', 'utf-16le', 'utf-16be', 'windows-1252']),
  /** Of a workbook with several sheets the one that was taken. */
  sheet: z.exactOptional(z.string()),
  /** The index of the file whose rejected rows it holds, corrected, and for each column of the error file its own column, -1 for none. */
  corrects: z.exactOptional(z.object({ file: z.int(), layout: z.array(z.int()) })),
})

/** A file that is kept as it came until its upload is deleted; in the blob container stored-files. */
const storedFile = z.object({
  name: z.string(),
  /** Bytes. */
  size: z.int(),
  path: z.string(),
})

const column = z.object({
  name: z.string(),
  field: z.exactOptional(z.enum(fileFields)),
  computed: z.exactOptional(z.literal(true)),
  dates: z.exactOptional(z.enum(dateOrders)),
  decimal: z.exactOptional(z.enum(['.', ','])),
  assumed: z.exactOptional(z.literal(true)),
  values: z.exactOptional(z.record(z.string(), z.string())),
})

/** What was decided for a column beside its field. */
export const columnChoice = z.object({
  dates: z.exactOptional(z.enum(dateOrders)),
  /** The value that each of its words means, by the word in lower case. */
  values: z.exactOptional(z.record(z.string(), z.string())),
})

/** How far an import has come. Everything before it is stored, nothing after it is. */
const checkpoint = z.object({
  /** Index of the file being read. */
  file: z.int(),
  /** Rows of that file that are done, blank ones included. */
  row: z.int(),
  batch: z.int(),
  /** Parts of the error file that belong to finished windows of rows. */
  errorParts: z.int(),
  /** How many batches of bidders have what undoes them, or windows of auctions, cases or payments; absent in imports of before this was kept, which can't be undone. */
  undos: z.exactOptional(z.int()),
  /** Who works on it. A later worker takes over; the earlier one finds its version gone and stops. */
  worker: z.exactOptional(z.string()),
})

const counts = z.object({
  recordsProcessed: z.int(),
  /** Rows that were taken, whether they made a bidder or met one. */
  recordsImported: z.int(),
  /** Of these, rows that met a bidder already there. */
  duplicates: z.int(),
  failed: z.int(),
  /** Rows with the email of a bidder and the name of another person; absent in imports of before these became conflicts. */
  conflicts: z.exactOptional(z.int()),
  /** Of the rows taken, those of which some value was left out. */
  incomplete: z.exactOptional(z.int()),
  /** In the rows that failed and in those of which some value was left out; absent in imports of before these were counted. */
  problems: z.exactOptional(z.int()),
  notices: z.exactOptional(z.int()),
  /** Rows that were corrected after they had failed. */
  corrected: z.exactOptional(z.int()),
})

const { value: _value, imported: _imported, ...storedError } = rowError.shape
const storedRowError = z.object({ ...storedError, imported: z.exactOptional(z.literal(true)) })

/**
 * Error files were one file each, of which nothing says by whom its rows are found. Such uploads lose them, with the values of the errors that they
 * show.
 */
function withoutFormerErrors({ errorFile, rowErrors, ...rest }: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const isFormer = typeof errorFile === 'string' && errorFile.endsWith('/errors.csv')
  const errors = Array.isArray(rowErrors) ? rowErrors.map(({ value: _erased, ...problem }) => problem) : []
  return { ...rest, ...(errorFile !== undefined && !isFormer && { errorFile }), rowErrors: errors }
}

export const uploadRecord = record({
  type: 'upload',
  container: 'bidders',
  idPrefix: 'upl',
  names: ['data upload', 'data uploads'],
  about: 'Files that somebody sent to be imported or stored, how they are read, and how far their import has come.',
  fields: () => ({
    name: z.string(),
    description: z.string(),
    category: z.enum(uploadCategories),
    /** ISO 8601. */
    uploadDate: z.string(),
    uploadedBy: z.string(),
    /** Of the error file; absent in uploads from before it had one. */
    language: z.exactOptional(z.enum(languages)),
    correlationId: z.string(),
    /** Those to be imported. */
    files: z.array(file),
    stored: z.exactOptional(z.array(storedFile)),
    /** The names of the upload and of its files, folded; absent in uploads from before they were searched. */
    searchKey: z.exactOptional(z.string()),
    /** Headers of columns and the fields that the sender of the files chose for them. */
    mapping: z.exactOptional(z.record(z.string(), z.enum([...fileFields, ignoredColumn]))),
    /** By the header of the column. */
    choices: z.exactOptional(z.record(z.string(), columnChoice)),
    /** What the house calls the saved mapping by which the files are read. */
    savedMapping: z.exactOptional(z.string()),
    /** The system whose export the files are. */
    preset: z.exactOptional(z.string()),
    /** How each file is read, once that was decided; before any of its rows is stored. */
    readings: z.exactOptional(z.array(z.object({ headerLine: z.int(), columns: z.array(column) }))),
    /** The order of dates chosen for what a file leaves open. */
    dateOrder: z.exactOptional(z.enum(dateOrders)),
    figures: z.exactOptional(z.enum(figuresModes)),
    /** What the uploader may do with the status of bidders; absent in uploads from before files stated one. */
    statusRights: z.exactOptional(z.array(z.enum(['bidders:approve', 'bidders:suspend']))),
    /** `review`: its columns and its dry run are looked at; nothing is imported before somebody says so. */
    status: z.enum(['review', 'pending', 'processing', 'completed', 'error']),
    progress: z.int(),
    completedDate: z.exactOptional(z.string()),
    /** When it last got on; missing in older records. */
    movedAt: z.exactOptional(z.string()),
    counts,
    /** The first ones, see `shownErrors`. Their values are kept with the rejected rows and go with them. */
    rowErrors: z.array(storedRowError),
    /** The first ones. */
    notices: z.exactOptional(z.array(importNotice)),
    problem: z.exactOptional(z.string()),
    /** What the last worker that gave up met. */
    stoppedBy: z.exactOptional(z.enum(['database', 'internal'])),
    /** The folder of the parts of the error file; set once it is whole. */
    errorFile: z.exactOptional(z.string()),
    /** What was sent, where the request had a key: the same key with something else is refused. */
    fingerprint: z.exactOptional(z.string()),
    /** The first auctions whose lots or registrations the rows of a file of auctions wrote. */
    auctions: z.exactOptional(z.array(uploadAuction)),
    /** The first cases that the rows of a file of legal cases filed. */
    cases: z.exactOptional(z.array(uploadCase)),
    /** The first auctions whose payments the rows of a file of payments recorded or took back. */
    payments: z.exactOptional(z.array(uploadAuction)),
    /** The first records that the rows of a file of any other kind made. */
    records: z.exactOptional(z.array(uploadedRecord)),
    checkpoint,
    /** Its undo: once that ended, how many bidders were removed and restored, how many records were kept, and what became of auctions, cases or payments. */
    undo: z.exactOptional(
      z.object({
        at: z.string(),
        by: z.string(),
        endedAt: z.exactOptional(z.string()),
        removed: z.exactOptional(z.int()),
        restored: z.exactOptional(z.int()),
        kept: z.exactOptional(z.int()),
        sales: z.exactOptional(
          z.object({
            ...{ auctionsRemoved: z.int(), auctionsRestored: z.int(), lotsRemoved: z.int(), lotsRestored: z.int() },
            registrationsRemoved: z.int(),
          }),
        ),
        cases: z.exactOptional(z.object({ casesRemoved: z.int(), casesRestored: z.int() })),
        payments: z.exactOptional(z.object({ paymentsRemoved: z.int(), paymentsRestored: z.int() })),
        records: z.exactOptional(z.object({ removed: z.int(), restored: z.int() })),
      }),
    ),
    /** How often its files were searched for a person to be erased; its worker then begins again at the checkpoint. */
    searches: z.exactOptional(z.int()),
  }),
  upgrades: [withoutFormerErrors],
  indexes: { composite: [['uploadDate']] },
  personalData: {
    of: 'customer',
    exported: false,
    erasure: 'redacted',
  },
  blocksHouseDeletion: true,
  spreadsheet: true,
  nameOf: ({ name }) => name,
})

/** An upload as stored, newest first by `uploadDate`. */
export type UploadDocument = DocumentOf<typeof uploadRecord>

export type StoredFile = z.output<typeof storedFile>

/** A file sent for import. */
export type SourceFile = UploadDocument['files'][number]

/** The index of the file that a file of an upload came as: its own, or that of the file whose rows it corrects. */
export const originalIndex = ({ files }: Pick<UploadDocument, 'files'>, index: number): number => files[index]?.corrects?.file ?? index

/** How a file of an upload is read, once that was decided. */
export const readingOfFile = (upload: Pick<UploadDocument, 'files' | 'readings'>, index: number) =>
  upload.readings?.[originalIndex(upload, index)]

/** The folder of a house's files; the next part of a path is the id of the upload. */
export const sourceFolder = (accountId: string, auctionHouseId: string): string => `${accountId}/${auctionHouseId}/`
