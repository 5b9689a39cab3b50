import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { id } from './fields.ts'

/** Files of lots: the lots of an auction in the formats that bidding platforms publish, and back. */

/** `auctionwiz` has every column; the others have the columns of the platform or program that they are named after. */
export const lotFileFormats = ['auctionwiz', 'liveauctioneers', 'proxibid', 'saleroom', 'hibid', 'easylive'] as const
export type LotFileFormat = (typeof lotFileFormats)[number]

/** What a column of a file holds. */
export const lotFileFields = [
  'lotNumber',
  'title',
  'description',
  'notes',
  'estimateLow',
  'estimateHigh',
  'startingBid',
  'reserve',
] as const
export type LotFileField = (typeof lotFileFields)[number]

export const lotFileLimits = {
  /** Bytes of a file. */
  bytes: 10_000_000,
  /** Rows of a file below its header. */
  rows: 50_000,
  /** Lots of an auction after an import. */
  lots: 50_000,
  /** Rows of one call; a longer file is read by several. */
  rowsPerCall: 100,
  /** Characters of a cell. */
  cell: 20_000,
} as const

const house = { kind: 'access', scope: 'house' } as const
const refused = ['unauthenticated', 'token_expired', 'forbidden', 'not_found', 'busy', 'invalid_request'] as const
const params = z.strictObject({ id })

export const exportLots = endpoint({
  app: 'auctions',
  name: 'exportLots',
  summary:
    'Export the lots of an auction in the order of the catalogue as CSV in a chosen format, streamed. Formats of platforms omit withdrawn lots',
  method: 'GET',
  path: 'auctions/{id}/lots/file',
  access: { ...house, permission: 'auctions:export' },
  params,
  query: z.strictObject({ format: z.enum(lotFileFormats) }),
  response: 'file',
  answer: z.unknown(),
  errors: refused,
})

const cell = z.optional(z.string().check(z.maxLength(lotFileLimits.cell, `Use at most ${lotFileLimits.cell} characters.`)))

/** A row of a file: its line, and its cells as written. An absent or empty cell leaves the field of a known lot as it is. */
const lotFileRow = z.strictObject({
  line: z.int().check(z.minimum(1)),
  cells: z.strictObject({
    lotNumber: cell,
    title: cell,
    description: cell,
    notes: cell,
    estimateLow: cell,
    estimateHigh: cell,
    startingBid: cell,
    reserve: cell,
  }),
})
export type LotFileRow = z.output<typeof lotFileRow>

export const lotFileOutcomes = ['create', 'update', 'unchanged', 'error'] as const
export type LotFileOutcome = (typeof lotFileOutcomes)[number]

const lotFileRowResult = z.object({
  line: z.int(),
  /** As read; absent where it is no lot number. */
  lotNumber: z.optional(z.string()),
  outcome: z.enum(lotFileOutcomes),
  /** What an update changes. */
  changed: z.optional(z.array(z.enum(lotFileFields))),
  /** Where the error is; absent where the whole row is refused. */
  field: z.optional(z.enum(lotFileFields)),
  /** What is wrong and what to do, in the caller’s language. */
  problem: z.optional(z.string()),
})
export type LotFileRowResult = z.output<typeof lotFileRowResult>

export const importLots = endpoint({
  app: 'auctions',
  name: 'importLots',
  summary:
    'Read up to 100 rows of a lot file into an auction, each by itself: a lot with its number changes, another is added. With `dryRun` nothing changes. Sent again, it changes nothing more',
  method: 'POST',
  path: 'auctions/{id}/lots/file',
  access: { ...house, permission: 'auctions:import' },
  params,
  body: z.strictObject({
    dryRun: z.boolean(),
    /** The decimal separator of the amounts; without it three digits after a separator are thousands. */
    decimal: z.optional(z.enum(['.', ','])),
    /** The descriptions are HTML; their text is imported. */
    markup: z.optional(z.boolean()),
    rows: z
      .array(lotFileRow)
      .check(z.minLength(1), z.maxLength(lotFileLimits.rowsPerCall, `Send at most ${lotFileLimits.rowsPerCall} rows in one call.`)),
  }),
  bodyLimit: 1024 * 1024,
  answer: z.object({ rows: z.array(lotFileRowResult) }),
  errors: refused,
})
