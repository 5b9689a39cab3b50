import * as z from 'zod/mini'
import { bidder, bidderFilter, bidderStatuses } from './bidders.ts'
import { endpoint } from './endpoint.ts'
import { email, id, instant, text } from './fields.ts'
import { job } from './jobs.ts'

/** Bulk changes of bidders, and their undo. */

/** The limit of ids; more bidders are changed by a filter. */
export const bulkIdLimit = 1000
/** The limit for changing within the request; more are changed in the background. */
export const bulkNowLimit = 200
/** Hours for which a change of bidders, or a deletion, can be undone. */
export const undoHours = 24
/** The limit of tags per bidder, from any source. */
export const bidderTagLimit = 20

const tagList = z.array(text(40)).check(z.maxLength(bidderTagLimit))

export const bulkAction = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('status'), status: z.enum(bidderStatuses) }),
  z.strictObject({ kind: z.literal('tags'), add: tagList, remove: tagList }),
  z.strictObject({ kind: z.literal('delete') }),
])
export type BulkAction = z.output<typeof bulkAction>

/**
 * The numbers of bidders by result. `changed`, or unchanged for a reason: `unchanged` already had the value, `missing` no longer exists,
 * `mayNotEdit`, `mayNotApprove` and `mayNotSuspend` need a permission, `tooManyTags` would have more than 20 tags. `changedSince` was changed
 * again after the change to undo, `emailTaken` cannot be restored because another bidder has the address.
 */
export const bulkOutcomes = [
  'changed',
  'unchanged',
  'missing',
  'mayNotEdit',
  'mayNotApprove',
  'mayNotSuspend',
  'tooManyTags',
  'changedSince',
  'emailTaken',
] as const
export type BulkOutcome = (typeof bulkOutcomes)[number]

const answer = z.object({
  /** Identifies the change for an undo, which is possible for a day. */
  run: id,
  /** The background job for the change or its rest; absent if all is done. */
  job: z.optional(job),
  /** The numbers so far, by `BulkOutcome`; the job's result has those of the rest. */
  result: z.record(z.string(), z.int()),
})
export type BulkAnswer = z.output<typeof answer>

const house = { kind: 'access', scope: 'house', permission: 'bidders:bulk_actions' } as const
const errors = [
  'unauthenticated',
  'token_expired',
  'forbidden',
  'not_found',
  'busy',
  'invalid_request',
  'stale_version',
  'bulk_running',
  'idempotency_mismatch',
] as const

export const changeBidders = endpoint({
  app: 'bidders',
  name: 'changeBidders',
  summary:
    'Change the listed bidders, or with `all` those that match the filter, in the background. More than one needs the feature bulk-operations',
  method: 'POST',
  path: 'bidders/bulk',
  access: house,
  query: z.omit(bidderFilter, { page: true, limit: true, sort: true }),
  body: z.strictObject({
    action: bulkAction,
    ids: z.optional(z.array(id).check(z.minLength(1), z.maxLength(bulkIdLimit))),
    all: z.optional(z.literal(true)),
  }),
  bodyLimit: 256 * 1024,
  answer,
  errors: [...errors, 'feature_unavailable'],
})

export const undoBidderChange = endpoint({
  app: 'bidders',
  name: 'undoBidderChange',
  summary:
    'Undo a bulk change: restores each bidder that nobody has changed since. A bidder that could not be restored can be undone later',
  method: 'POST',
  path: 'bidders/bulk/{id}/undo',
  access: house,
  params: z.strictObject({ id }),
  answer,
  errors,
})

export const bidderChange = z.object({
  /** Identifies the change for its undo. */
  run: id,
  action: bulkAction,
  at: instant,
  /** Until when it can be undone. */
  until: instant,
  by: z.string(),
  byId: id,
  /** How many bidders it changed. */
  changed: z.int(),
  /** For how many of them it is not undone yet. */
  left: z.int(),
  /** For a deletion, some bidders who are still deleted; once it is undone, some who were restored. */
  names: z.array(z.string()),
  /** The permission that the caller lacks to undo it. */
  lacks: z.optional(z.string()),
})
export type BidderChange = z.output<typeof bidderChange>

const page = z.optional(z.string().check(z.maxLength(8192)))
const listErrors = ['unauthenticated', 'token_expired', 'forbidden', 'not_found', 'busy', 'invalid_request'] as const

export const listBidderChanges = endpoint({
  app: 'bidders',
  name: 'listBidderChanges',
  summary: 'List deletions and changes of bidders that can still be undone, latest first',
  method: 'GET',
  path: 'bidders/changes',
  access: house,
  query: z.strictObject({ page }),
  answer: z.object({ changes: z.array(bidderChange), nextPage: z.optional(z.string()) }),
  errors: listErrors,
})

/** A bidder of a change, and what blocks the undo, if anything. */
export const changedBidderEntry = z.object({
  id,
  /** Number and name; both are empty for a changed bidder who was deleted since. */
  bidderId: z.string(),
  name: z.string(),
  email: z.string(),
  problem: z.optional(z.enum(['emailTaken', 'changedSince', 'missing'])),
  /** The bidder who has the email address now. */
  takenBy: z.optional(z.object({ id, bidderId: z.string(), name: z.string() })),
})
export type ChangedBidderEntry = z.output<typeof changedBidderEntry>

export const readBidderChange = endpoint({
  app: 'bidders',
  name: 'readBidderChange',
  summary: 'List the bidders for whom a change has not been undone yet, and what blocks the undo',
  method: 'GET',
  path: 'bidders/changes/{id}',
  access: house,
  params: z.strictObject({ id }),
  query: z.strictObject({ page }),
  answer: z.object({ bidders: z.array(changedBidderEntry), nextPage: z.optional(z.string()) }),
  errors: listErrors,
})

export const restoreBidder = endpoint({
  app: 'bidders',
  name: 'restoreBidder',
  summary: 'Restore a deleted bidder, with another email address if another bidder has the former one',
  method: 'POST',
  path: 'bidders/{id}/restore',
  access: house,
  params: z.strictObject({ id }),
  body: z.strictObject({ email: z.optional(email) }),
  answer: bidder,
  errors: [...listErrors, 'stale_version', 'bidder_exists'],
})
