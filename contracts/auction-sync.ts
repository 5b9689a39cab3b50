import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { id, instant, wholeNumber } from './fields.ts'
import { connectionProblems, connectionStatuses } from './platform-auctions.ts'

/**
 * Auctions that are imported from bidding platforms and kept in step with them. A sync first compares and shows the difference; it writes after
 * the go-ahead. What the house changed by hand since the last sync is never overwritten unless a rule of the house or a person says so.
 */

const house = { kind: 'access', scope: 'house' } as const
const see = { ...house, permission: 'auctions:view' } as const
const bring = { ...house, permission: 'auctions:import' } as const
const refused = ['unauthenticated', 'token_expired', 'forbidden', 'not_found', 'busy'] as const
const ofPlatform = ['platform_unconnected', 'platform_key_rejected', 'platform_unavailable', 'platform_currency_unknown'] as const
const params = z.strictObject({ id })

/** Pull: from the platform. Push: to the platform. */
export const syncDirections = ['pull', 'push', 'both'] as const
export type SyncDirection = (typeof syncDirections)[number]

/**
 * `comparing` reads both sides; `ready` waits for the go-ahead; `applying` writes; `completed`, also with failed records.
 * `failed`: stopped before anything was written, see `problem`. `discarded`: the difference was dropped, or a later run took its place.
 */
export const syncStatuses = ['comparing', 'ready', 'applying', 'completed', 'failed', 'discarded'] as const

export const syncOrigins = ['person', 'schedule', 'import', 'retry'] as const

/** Why a record failed or a run stopped. */
export const syncProblems = [
  /** The platform no longer accepts the key. */
  'key_expired',
  /** The platform gave no usable answer, also not when asked again. */
  'unavailable',
  /** The platform limits requests, and the wait was too long. */
  'limited',
  /** The house is no longer connected to the platform. */
  'disconnected',
  /** The platform no longer has the auction. */
  'auction_gone',
  /** The auction has another currency on the platform than at the house: no amount of one side means the same on the other. */
  'currency_differs',
  /** The platform's list was incomplete, also when read again. */
  'incomplete',
  /** The platform answered an older state of the record than it did before. */
  'outdated',
  /** The platform's record lacks what the house needs, or a value is out of range. */
  'invalid',
  /** The house or the platform changed the record while the sync was under way. */
  'changed_meanwhile',
  /** The platform refused the change. */
  'platform_refused',
  /** Another lot of the auction has this number. */
  'lot_number_taken',
  /** The state of the auction or of the lot does not allow the change. */
  'not_allowed',
  /** The work was interrupted too often. */
  'interrupted',
] as const
export type SyncProblem = (typeof syncProblems)[number]

/** Records by what became of them. The five add up to `total`: each record counts once. */
export const syncCounts = z.object({
  total: z.int(),
  created: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  conflict: z.int(),
  failed: z.int(),
})
export type SyncCounts = z.output<typeof syncCounts>

export const syncRun = z.object({
  id,
  auctionId: id,
  platformId: id,
  /** The name of the platform. */
  platform: z.string(),
  direction: z.enum(syncDirections),
  status: z.enum(syncStatuses),
  origin: z.enum(syncOrigins),
  /** The run whose failed records this one tries again; it concerns those alone. */
  retryOf: z.optional(id),
  startedAt: instant,
  startedBy: z.string(),
  completedAt: z.optional(instant),
  /** Why it failed, or why a completed run left records undone. */
  problem: z.optional(z.enum(syncProblems)),
  /** What the comparison found: what going ahead would do. Missing while comparing. */
  planned: z.optional(syncCounts),
  /** What became of the records. While applying it adds up to the records that are done, and `planned.total` is the end. */
  counts: z.optional(syncCounts),
  /** The platform limits requests: the run continues then. */
  waitsUntil: z.optional(instant),
  /** No progress for minutes; the service resumes it by itself. */
  stalled: z.optional(z.literal(true)),
})
export type SyncRun = z.output<typeof syncRun>

/** Whether the run is under way or waits for the go-ahead. */
export const isOpenSync = ({ status }: Pick<SyncRun, 'status'>): boolean =>
  status === 'comparing' || status === 'ready' || status === 'applying'

export const syncRecordKinds = ['auction', 'lot', 'registration'] as const

/** Names of compared fields. Amounts are minor units of the auction's currency; times are ISO 8601. */
export const syncFields = [
  'title',
  'location',
  'description',
  'startDate',
  'endDate',
  'lotNumber',
  'estimateLow',
  'estimateHigh',
  'startingBid',
  /** A lot's state; where the platform no longer has the lot, `platform` is null. */
  'state',
  'hammer',
  /** The house's paddle of the buyer. */
  'paddle',
  'highestBid',
] as const
export type SyncField = (typeof syncFields)[number]

export const syncFieldValue = z.nullable(z.union([z.string(), z.int()]))

/** One differing field of a record. */
export const syncFieldChange = z.object({
  field: z.enum(syncFields),
  /** The value at the last sync; null where it was empty, missing where the record was never synced. */
  before: z.optional(syncFieldValue),
  house: syncFieldValue,
  platform: syncFieldValue,
  /** The side that gets the other's value; `conflict` where both changed, `kept` where the direction of the sync leaves both as they are. */
  to: z.enum(['house', 'platform', 'conflict', 'kept']),
})
export type SyncFieldChange = z.output<typeof syncFieldChange>

export const conflictStatuses = ['pending', 'resolved', 'skipped'] as const

/** A record of the ledger that is not simply unchanged; unchanged records are counted only. */
export const syncLine = z.object({
  id,
  kind: z.enum(syncRecordKinds),
  /** The house's auction, lot or registration; missing as long as the house has none. */
  recordId: z.optional(id),
  /** The platform's id; missing as long as the platform has none. */
  platformRecordId: z.optional(z.string()),
  /** For people: the title, the lot with its number, or the paddle. */
  name: z.string(),
  /** What going ahead does. `failed`: the record could not be compared. */
  planned: z.enum(['create', 'update', 'conflict', 'failed']),
  /** Where it is written. */
  to: z.optional(z.enum(['house', 'platform', 'both'])),
  /** What became of it; missing before the record's turn. */
  outcome: z.optional(z.enum(['created', 'updated', 'unchanged', 'conflict', 'failed'])),
  /** Why it failed. */
  problem: z.optional(z.enum(syncProblems)),
  changes: z.array(syncFieldChange),
  /** The conflict to decide, see `listSyncConflicts`. */
  conflictId: z.optional(id),
  /** How that conflict stands now; a later sync may have opened it again. `resolved` too where a later sync no longer found it. */
  conflictStatus: z.optional(z.enum(conflictStatuses)),
})
export type SyncLine = z.output<typeof syncLine>

/** How an imported auction stands with its platform. */
export const auctionSync = z.object({
  auctionId: id,
  platformId: id,
  platform: z.string(),
  platformAuctionId: z.string(),
  connection: z.enum(connectionStatuses),
  problem: z.optional(z.enum(connectionProblems)),
  /** When a run last completed. */
  lastSyncAt: z.optional(instant),
  openConflicts: z.int(),
  /** The latest runs, the newest first, at most 20: Sync History. The first may be under way. */
  runs: z.array(syncRun),
})
export type AuctionSync = z.output<typeof auctionSync>

export const importPlatformAuction = endpoint({
  app: 'upload',
  name: 'importPlatformAuction',
  summary: 'Import an auction of a connected platform with its lots and registrations; an auction is imported once',
  method: 'POST',
  path: 'data-upload/platforms/{id}/auctions/import',
  access: bring,
  params,
  body: z.strictObject({ platformAuctionId: z.string().check(z.minLength(1), z.maxLength(200)) }),
  /** The auction is there at once; its lots and registrations follow in the run. */
  answer: z.object({ auctionId: id, run: syncRun }),
  status: 202,
  errors: [...refused, ...ofPlatform, 'invalid_request', 'platform_auction_gone'],
})

export const readAuctionSync = endpoint({
  app: 'upload',
  name: 'readAuctionSync',
  summary: 'Read how an imported auction stands with its platform, with its latest syncs; not found for an auction of the house alone',
  method: 'GET',
  path: 'data-upload/auctions/{id}/sync',
  access: see,
  params,
  answer: auctionSync,
  errors: refused,
})

export const syncAuction = endpoint({
  app: 'upload',
  name: 'syncAuction',
  summary: 'Start a sync: it compares both sides in the background and then waits for the go-ahead; a comparison that waits is replaced',
  method: 'POST',
  path: 'data-upload/auctions/{id}/sync',
  access: bring,
  params,
  body: z.strictObject({ direction: z.enum(syncDirections) }),
  answer: syncRun,
  status: 202,
  errors: [...refused, 'invalid_request', 'platform_unconnected', 'sync_running'],
})

const ofRun = z.strictObject({ id, runId: id })

export const readSyncRun = endpoint({
  app: 'upload',
  name: 'readSyncRun',
  summary: 'Read a sync with its counts',
  method: 'GET',
  path: 'data-upload/auctions/{id}/sync/{runId}',
  access: see,
  params: ofRun,
  answer: syncRun,
  errors: refused,
})

export const listSyncLines = endpoint({
  app: 'upload',
  name: 'listSyncLines',
  summary: 'List a page of a sync’s ledger: what it would do, or what became of each record',
  method: 'GET',
  path: 'data-upload/auctions/{id}/sync/{runId}/lines',
  access: see,
  params: ofRun,
  query: z.strictObject({
    planned: z.optional(z.enum(['create', 'update', 'conflict', 'failed'])),
    outcome: z.optional(z.enum(['created', 'updated', 'unchanged', 'conflict', 'failed'])),
    /** The `nextPage` of the page before. */
    page: z.optional(z.string().check(z.maxLength(8192))),
    limit: z.optional(wholeNumber(1, 200)),
  }),
  answer: z.object({
    lines: z.array(syncLine),
    /** How many the filter finds; only with the first page. */
    total: z.optional(z.int()),
    nextPage: z.optional(z.string()),
  }),
  errors: [...refused, 'invalid_request'],
})

export const decideSync = endpoint({
  app: 'upload',
  name: 'decideSync',
  summary: 'Go ahead with a sync that waits, or discard it; conflicts are never written, they become records to decide',
  method: 'POST',
  path: 'data-upload/auctions/{id}/sync/{runId}/decision',
  access: bring,
  params: ofRun,
  body: z.strictObject({ decision: z.enum(['apply', 'discard']) }),
  /** Decided the same way before, it is answered as it is. */
  answer: syncRun,
  errors: [...refused, 'invalid_request', 'platform_unconnected', 'sync_state'],
})

export const retrySync = endpoint({
  app: 'upload',
  name: 'retrySync',
  summary: 'Try the failed records of a completed sync again, and those alone; writes without a further go-ahead',
  method: 'POST',
  path: 'data-upload/auctions/{id}/sync/{runId}/retry',
  access: bring,
  params: ofRun,
  answer: syncRun,
  status: 202,
  errors: [...refused, 'platform_unconnected', 'sync_running', 'sync_state'],
})
