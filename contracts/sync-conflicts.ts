import * as z from 'zod/mini'
import { conflictStatuses, syncFields, syncFieldValue, syncRecordKinds } from './auction-sync.ts'
import { endpoint } from './endpoint.ts'
import { id, instant, wholeNumber } from './fields.ts'

/** Records that the house and a bidding platform changed differently, and how people decide on them. */

const house = { kind: 'access', scope: 'house' } as const
const see = { ...house, permission: 'auctions:view' } as const
const bring = { ...house, permission: 'auctions:import' } as const
const refused = ['unauthenticated', 'token_expired', 'forbidden', 'not_found', 'busy'] as const
const params = z.strictObject({ id })

export const conflictResolutions = ['existing', 'imported', 'merge'] as const

/** A record that house and platform changed differently. There is at most one per record. */
export const syncConflict = z.object({
  id,
  auctionId: id,
  runId: id,
  platformId: id,
  platform: z.string(),
  kind: z.enum(syncRecordKinds),
  /** As Conflict Resolution filters them. */
  conflictType: z.enum(['duplicate', 'mismatch', 'related']),
  status: z.enum(conflictStatuses),
  recordId: id,
  platformRecordId: z.string(),
  name: z.string(),
  fields: z.array(z.object({ field: z.enum(syncFields), existing: syncFieldValue, imported: syncFieldValue })),
  resolution: z.optional(z.enum(conflictResolutions)),
  resolvedBy: z.optional(z.string()),
  resolvedAt: z.optional(instant),
  createdAt: instant,
  updatedAt: instant,
  /** Opaque; send it back with the decision. */
  version: z.string(),
})
export type SyncConflict = z.output<typeof syncConflict>

export const listSyncConflicts = endpoint({
  app: 'upload',
  name: 'listSyncConflicts',
  summary: 'List a page of an auction’s conflicts with its platform, the newest first',
  method: 'GET',
  path: 'data-upload/auctions/{id}/sync-conflicts',
  access: see,
  params,
  query: z.strictObject({
    status: z.optional(z.enum(conflictStatuses)),
    /** This conflict alone. */
    conflictId: z.optional(id),
    /** The `nextPage` of the page before. */
    page: z.optional(z.string().check(z.maxLength(8192))),
    limit: z.optional(wholeNumber(1, 200)),
  }),
  answer: z.object({ conflicts: z.array(syncConflict), total: z.optional(z.int()), nextPage: z.optional(z.string()) }),
  errors: [...refused, 'invalid_request'],
})

/** `merge` names the side of each field. `skip` leaves both sides as they are; the conflict opens again when a side changes. */
export const conflictDecision = z.discriminatedUnion('choice', [
  z.strictObject({ choice: z.literal('existing') }),
  z.strictObject({ choice: z.literal('imported') }),
  z.strictObject({
    choice: z.literal('merge'),
    fields: z.array(z.strictObject({ field: z.enum(syncFields), use: z.enum(['existing', 'imported']) })).check(z.maxLength(20)),
  }),
  z.strictObject({ choice: z.literal('skip') }),
])
export type ConflictDecision = z.output<typeof conflictDecision>

export const settleSyncConflict = endpoint({
  app: 'upload',
  name: 'settleSyncConflict',
  summary: 'Decide a conflict. Imported values are written to the house at once; existing values go to the platform with the next push',
  method: 'POST',
  path: 'data-upload/auctions/{id}/sync-conflicts/{conflictId}',
  access: bring,
  params: z.strictObject({ id, conflictId: id }),
  body: z.strictObject({ decision: conflictDecision, version: z.string() }),
  answer: syncConflict,
  errors: [...refused, 'invalid_request', 'stale_version', 'conflict_settled', 'lot_number_taken', 'lot_state', 'auction_state'],
})
