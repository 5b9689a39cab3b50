import * as z from 'zod/mini'
import { bidderFilter, bidderStatuses } from './bidders.ts'
import { endpoint } from './endpoint.ts'
import { id, text } from './fields.ts'
import { job } from './jobs.ts'

/** Changes of many bidders at once, and how they are undone. */

/** More are changed by their filter. */
export const bulkIdLimit = 1000
/** So many are changed at once; more of them in the background. */
export const bulkNowLimit = 200
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
  answer,
  errors: [...errors, 'feature_unavailable'],
})

export const undoBidderChange = endpoint({
  app: 'bidders',
  name: 'undoBidderChange',
  summary: 'Undo a change of many bidders: each is again what it was, unless somebody changed it since',
  method: 'POST',
  path: 'bidders/bulk/{id}/undo',
  access: house,
  params: z.strictObject({ id }),
  answer,
  errors,
})
