import * as z from 'zod/mini'
import { conflictValue } from './conflicts.ts'
import { endpoint } from './endpoint.ts'
import { id, instant, wholeNumber } from './fields.ts'

/** What the import of an upload would do, before anything is written. */

const house = { kind: 'access', scope: 'house', permission: 'data:import' } as const
const refused = ['unauthenticated', 'token_expired', 'forbidden', 'not_found', 'busy'] as const
const params = z.strictObject({ id })

/** What an import does with a row; what needs a person comes first. */
export const rowOutcomes = ['error', 'conflict', 'update', 'create', 'unchanged'] as const
export type RowOutcome = (typeof rowOutcomes)[number]

/** `waiting` and `running`: it is planned in the background. `failed`: see `problem`. */
export const dryRunStates = ['waiting', 'running', 'done', 'failed'] as const

/** As many rows are planned at most; larger files are split or imported without a dry run. */
export const dryRunLimit = 200_000

const totals = z.object({ error: z.int(), conflict: z.int(), update: z.int(), create: z.int(), unchanged: z.int() })
export type DryRunTotals = z.output<typeof totals>

export const dryRun = z.object({
  uploadId: id,
  /** Counts the dry runs of the upload. */
  number: z.int(),
  state: z.enum(dryRunStates),
  /** 0 to 100. */
  progress: z.int(),
  startedAt: instant,
  movedAt: instant,
  /** Rows by outcome; with `rows` as their sum. */
  totals,
  rows: z.int(),
  /** The import follows by itself, unless a row comes out differently than in the dry run before. */
  imports: z.boolean(),
  /** Rows that come out differently than in the dry run before, because bidders were changed meanwhile. */
  changed: z.optional(z.int()),
  problem: z.optional(z.string()),
})
export type DryRun = z.output<typeof dryRun>

export const plannedRow = z.object({
  file: z.string(),
  /** The line of the file, the header's being 1. */
  line: z.int(),
  outcome: z.enum(rowOutcomes),
  /** Of the dry run before, where bidders were changed since. */
  before: z.optional(z.enum(rowOutcomes)),
  /** Whom the row names, or which lot or auction, as far as it can be read. */
  name: z.string(),
  email: z.string(),
  /** The fields that an update changes, of a bidder or of a file of auctions; the values where they are those on file now and the caller may see bidders. */
  changes: z.array(z.object({ field: z.string(), existing: z.optional(conflictValue), imported: z.optional(conflictValue) })),
  /** What is wrong with the row. Unless it is an error, the value is left out and the rest is read. */
  problems: z.array(z.object({ field: z.string(), value: z.optional(z.string()), problem: z.string() })),
  /** See `importNotice`. */
  notes: z.array(z.enum(['merged-bidder', 'status-kept'])),
})
export type PlannedRow = z.output<typeof plannedRow>

export const startDryRun = endpoint({
  app: 'upload',
  name: 'startDryRun',
  summary: 'Plan the import of an upload under review in the background; nothing is written to bidders',
  method: 'POST',
  path: 'data-upload/{id}/dry-run',
  access: house,
  params,
  answer: dryRun,
  status: 202,
  errors: [...refused, 'feature_unavailable', 'stale_version', 'upload_decided'],
})

export const readDryRun = endpoint({
  app: 'upload',
  name: 'readDryRun',
  summary: 'Read how far the dry run of an upload is, and its rows by outcome',
  method: 'GET',
  path: 'data-upload/{id}/dry-run',
  access: house,
  params,
  answer: dryRun,
  errors: refused,
})

export const listPlannedRows = endpoint({
  app: 'upload',
  name: 'listPlannedRows',
  summary: 'List the rows of a finished dry run with outcome and reason, what needs a person first',
  method: 'GET',
  path: 'data-upload/{id}/dry-run/rows',
  access: house,
  params,
  query: z.strictObject({
    outcome: z.optional(z.enum(rowOutcomes)),
    /** In the cells of a row and in what is wrong with it. A page may then have fewer rows than asked for. */
    search: z.optional(z.string().check(z.trim(), z.maxLength(100, 'Search for at most 100 characters.'))),
    page: z.optional(wholeNumber(0, 1_000_000)),
    limit: z.optional(wholeNumber(1, 100)),
  }),
  answer: z.object({ rows: z.array(plannedRow), nextPage: z.optional(z.string()) }),
  errors: [...refused, 'invalid_request'],
})

export const startImport = endpoint({
  app: 'upload',
  name: 'startImport',
  summary:
    'Import an upload exactly as its dry run showed; if bidders were changed so that rows come out differently, it shows them instead',
  method: 'POST',
  path: 'data-upload/{id}/import',
  access: house,
  params,
  body: z.strictObject({
    /** The dry run that was looked at. */
    number: z.int(),
  }),
  answer: dryRun,
  status: 202,
  errors: [...refused, 'feature_unavailable', 'invalid_request', 'stale_version', 'upload_decided'],
})
