import * as z from 'zod/mini'
import { bidder, bidderFilter, bidderStatuses } from './bidders.ts'
import { endpoint } from './endpoint.ts'
import { email, id, instant, text } from './fields.ts'
import { job } from './jobs.ts'

/** Changes of many bidders at once, and how they are undone. */

/** More are changed by their filter. */
export const bulkIdLimit = 1000
/** So many are changed at once; more of them in the background. */
export const bulkNowLimit = 200
/** Hours for which a change of bidders, or a deletion, can be undone. */
export const undoHours = 24
/** A bidder has at most so many, however they came. */
export const bidderTagLimit = 20

const tagList = z.array(text(40)).check(z.maxLength(bidderTagLimit))

export const bulkAction = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('status'), status: z.enum(bidderStatuses) }),
  z.strictObject({ kind: z.literal('tags'), add: tagList, remove: tagList }),
  z.strictObject({ kind: z.literal('delete') }),
])
export type BulkAction = z.output<typeof bulkAction>

/**
 * What came of it, in numbers: `changed`; and what stayed as it was: `unchanged` already was so, `missing` is gone, `mayNotEdit`,
 * `mayNotApprove` and `mayNotSuspend` need a permission, `tooManyTags` would have more than 20, `changedSince` somebody else changed after
 * the change that was to be undone, `emailTaken` cannot come back because another bidder has the address now.
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
  /** Names the change; it can be undone under this for a day. */
  run: id,
  /** The background work that does it, or the rest of it; without it all is done. */
  job: z.optional(job),
  /** What is done already, by `BulkOutcome`; the job's result has the same for the rest. */
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
    'Change many bidders: those named, or with `all` those that the filter finds, then in the background. More than one takes the feature bulk-operations',
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
    'Undo a change of many bidders: each is again what it was, unless somebody changed it since. A bidder who stays as it is can be undone later',
  method: 'POST',
  path: 'bidders/bulk/{id}/undo',
  access: house,
  params: z.strictObject({ id }),
  answer,
  errors,
})

export const bidderChange = z.object({
  /** Names the change; it is undone under this. */
  run: id,
  action: bulkAction,
  at: instant,
  /** Until when it can be undone. */
  until: instant,
  by: z.string(),
  byId: id,
  /** How many bidders it changed. */
  changed: z.int(),
  /** How many of them are not as before again. */
  left: z.int(),
  /** Of a deletion, some of those who are still deleted; once it is undone, some of those who are back. */
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
  summary: 'Deletions and changes of bidders that can still be undone, the latest first',
  method: 'GET',
  path: 'bidders/changes',
  access: house,
  query: z.strictObject({ page }),
  answer: z.object({ changes: z.array(bidderChange), nextPage: z.optional(z.string()) }),
  errors: listErrors,
})

/** A bidder of a change, and what keeps it from being undone, if anything. */
export const changedBidderEntry = z.object({
  id,
  /** Number and name; of a changed bidder who was deleted since, both are empty. */
  bidderId: z.string(),
  name: z.string(),
  email: z.string(),
  problem: z.optional(z.enum(['emailTaken', 'changedSince', 'missing'])),
  /** Who has the email address now. */
  takenBy: z.optional(z.object({ id, bidderId: z.string(), name: z.string() })),
})
export type ChangedBidderEntry = z.output<typeof changedBidderEntry>

export const readBidderChange = endpoint({
  app: 'bidders',
  name: 'readBidderChange',
  summary: 'The bidders of a change that is not undone for them yet, and what blocks the undo now',
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
  summary: 'Bring a deleted bidder back, under another email address where another bidder has the former one',
  method: 'POST',
  path: 'bidders/{id}/restore',
  access: house,
  params: z.strictObject({ id }),
  body: z.strictObject({ email: z.optional(email) }),
  answer: bidder,
  errors: [...listErrors, 'stale_version', 'bidder_exists'],
})
