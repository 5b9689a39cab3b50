import * as z from 'zod/mini'
import { dryRun } from './dry-runs.ts'
import { endpoint } from './endpoint.ts'
import { acknowledged, id, text } from './fields.ts'
import { savedMapping } from './saved-mappings.ts'
import { dateOrders, uploadCategories } from './uploads.ts'

/** What becomes of the columns of a file: read as a field, or ignored. */

const house = { kind: 'access', scope: 'house', permission: 'data:import' } as const
const refused = ['unauthenticated', 'token_expired', 'forbidden', 'not_found', 'busy'] as const
const params = z.strictObject({ id })

const word = z.string().check(z.maxLength(60))

/** What was decided for the columns with a header. */
export const columnDecision = z.strictObject({
  name: text(200),
  /** A field of the upload's category, or `ignored`. */
  field: z.string().check(z.maxLength(60)),
  /** For dates that can be read in two orders. */
  dates: z.optional(z.enum(dateOrders)),
  /** The value that each word means, by the word in lower case: `{"chk": "Check"}`. */
  values: z.optional(z.record(word, word)),
})
export type ColumnDecision = z.output<typeof columnDecision>

/** A column of a file, with what is suggested or was decided. */
export const importColumn = z.object({
  /** Empty for a column without a header, which is not read. */
  name: z.string(),
  field: z.string(),
  /** It names a value that the product computes. */
  computed: z.optional(z.literal(true)),
  /** Its contents say what it is; its header does not. */
  byContents: z.optional(z.literal(true)),
  /** Cells that are not empty. */
  filled: z.int(),
  samples: z.array(z.string()),
  /** All distinct values, if they are few and short. */
  words: z.optional(z.array(z.string())),
  values: z.optional(z.record(z.string(), z.string())),
  /** The order of its dates by its values; `openDates` are the first that fit both. */
  dates: z.optional(z.enum(dateOrders)),
  /** All its dates fit both orders, and nobody has decided yet. */
  open: z.optional(z.literal(true)),
  openDates: z.array(z.string()),
  decimal: z.optional(z.enum(['.', ','])),
})
export type ImportColumn = z.output<typeof importColumn>

export const importFile = z.object({
  name: z.string(),
  rows: z.int(),
  columns: z.array(importColumn),
  /** The first rows, and the one that fills most columns. */
  samples: z.array(z.object({ line: z.int(), cells: z.array(z.string()) })),
})
export type ImportFile = z.output<typeof importFile>

export const readImportColumns = endpoint({
  app: 'upload',
  name: 'readImportColumns',
  summary: 'Read the columns of an upload under review: what each is read as, sample values, and what is still to be answered',
  method: 'GET',
  path: 'data-upload/{id}/columns',
  access: house,
  params,
  answer: z.object({
    name: z.string(),
    category: z.enum(uploadCategories),
    files: z.array(importFile),
    /** The house's order of dates, as usual in its country. */
    houseOrder: z.enum(dateOrders),
    /** The dry run that was started last. */
    dryRun: z.optional(dryRun),
    /** The saved mapping that was applied. */
    saved: z.optional(z.object({ id, name: z.string() })),
    /** The system whose export the columns are; they are read as it names them. */
    preset: z.optional(z.string()),
  }),
  errors: [...refused, 'feature_unavailable', 'upload_decided'],
})

export const chooseImportColumns = endpoint({
  app: 'upload',
  name: 'chooseImportColumns',
  summary: 'Decide what the columns of an upload under review are read as, and save it for files with the same columns if wanted',
  method: 'PUT',
  path: 'data-upload/{id}/columns',
  access: house,
  params,
  body: z.strictObject({
    columns: z.array(columnDecision).check(z.maxLength(500)),
    /** The name under which the mapping is saved for the next file with the same columns. */
    saveAs: z.optional(text(80)),
  }),
  bodyLimit: 512 * 1024,
  answer: acknowledged,
  errors: [...refused, 'feature_unavailable', 'invalid_request', 'stale_version', 'upload_decided'],
})

export const renameImportMapping = endpoint({
  app: 'upload',
  name: 'renameImportMapping',
  summary: 'Rename a saved mapping',
  method: 'PUT',
  path: 'data-upload/mappings/{id}',
  access: house,
  params,
  body: z.strictObject({ name: text(80) }),
  answer: savedMapping,
  errors: [...refused, 'invalid_request'],
})

export const removeImportMapping = endpoint({
  app: 'upload',
  name: 'removeImportMapping',
  summary: 'Remove a saved mapping; files with these columns are read by their headers again',
  method: 'DELETE',
  path: 'data-upload/mappings/{id}',
  access: house,
  params,
  answer: acknowledged,
  errors: refused,
})
