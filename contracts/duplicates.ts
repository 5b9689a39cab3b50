import * as z from 'zod/mini'
import { autoInviteStatuses, bidderAddress, bidderStatuses, preferredPaymentMethods } from './bidders.ts'
import { threshold } from './duplicate-counts.ts'
import { endpoint } from './endpoint.ts'
import { date, email, givenDate, id, instant, listOf, phone, text, wholeNumber } from './fields.ts'
import { job } from './jobs.ts'

/** Possible duplicates among the bidders of one house: pairs are found, explained, merged and dismissed. */

export const pairStatuses = ['pending', 'auto-merged', 'manually-merged', 'dismissed'] as const
export type PairStatus = (typeof pairStatuses)[number]

/** The limit of bidders per search: matching holds them in memory, about 1 GB for a million. */
export const searchLimit = 1_000_000

/** A choice that a merge needs when both records have different values. */
export const conflictFields = [
  'name',
  'email',
  'phone',
  'dateOfBirth',
  'address',
  'preferredPaymentMethod',
  'status',
  'autoInviteStatus',
] as const
export type ConflictField = (typeof conflictFields)[number]

/** One record of a pair as the list shows it. */
export const pairPerson = z.object({ id, bidderId: z.string(), name: z.string(), email: z.string(), phone: z.optional(z.string()) })
export type PairPerson = z.output<typeof pairPerson>

/** The two records of a pair, always in the same order. */
const two = <T extends z.ZodMiniType>(item: T) => z.tuple([item, item])

/**
 * What is compared, as a clerk names it. Where they compare alike, first and last name are the name, city and ZIP are the place, and the place
 * and the street are the address.
 */
export const comparedFields = [
  'email',
  'phone',
  'name',
  'givenName',
  'surname',
  'address',
  'street',
  'houseNumber',
  'place',
  'city',
  'zip',
  'dateOfBirth',
] as const
export type ComparedField = (typeof comparedFields)[number]

/** When a pair was decided, and by whom. */
const decision = z.object({
  at: instant,
  by: z.string(),
  /** For a merge: the surviving record. */
  primaryId: z.optional(id),
})

export const duplicatePair = z.object({
  id,
  people: two(pairPerson),
  status: z.enum(pairStatuses),
  /** Probability that the two are one person, in percent with one decimal, rounded down. */
  confidence: z.number(),
  /** The fields with the same values in both records, and those without; `comparedFields` in this order. */
  same: z.array(z.string()),
  differs: z.array(z.string()),
  foundAt: instant,
  /** What started the search, such as an import. */
  foundBy: z.string(),
  decision: z.optional(decision),
})
export type DuplicatePair = z.output<typeof duplicatePair>

/** One reason for or against. With the prior, the weights of all add up to the log-odds of the confidence. */
export const pairReason = z.object({
  /** A signal, `household` or `otherRecords`. */
  name: z.string(),
  /** How far the values agree; absent for what compares no values. */
  level: z.optional(z.string()),
  values: z.optional(two(z.string())),
  /** In bits: each doubles the odds, below 0 it halves them. */
  weight: z.number(),
})
export type PairReason = z.output<typeof pairReason>

const conflict = z.object({ field: z.enum(conflictFields), values: two(z.string()) })

/** A record of the pair with the data that a merge combines. */
export const pairRecord = z.object({
  ...pairPerson.shape,
  firstName: z.string(),
  lastName: z.string(),
  dateOfBirth: z.optional(date),
  address: bidderAddress,
  status: z.enum(bidderStatuses),
  autoInviteStatus: z.enum(autoInviteStatuses),
  preferredPaymentMethod: z.enum(preferredPaymentMethods),
  preferredCategories: z.array(z.string()),
  tags: z.array(z.string()),
  auctions: z.int(),
  spent: z.int(),
  currency: z.string(),
  notes: z.int(),
  firstAuction: z.optional(instant),
  createdAt: instant,
  nationalScore: z.int(),
  localScore: z.int(),
})
export type PairRecord = z.output<typeof pairRecord>

/** The merged history and scores, which do not depend on the choices. */
const afterMerge = z.object({ auctions: z.int(), spent: z.int(), notes: z.int(), nationalScore: z.int(), localScore: z.int() })

export const pairDetail = z.object({
  ...duplicatePair.shape,
  /** The prior weight in bits of any two bidders of the house. */
  prior: z.number(),
  reasons: z.array(pairReason),
  /** Only for pairs that are not merged. */
  records: z.optional(two(pairRecord)),
  conflicts: z.array(conflict),
  /** The record with more history, which survives unless another is chosen. */
  suggestedId: z.optional(id),
  after: z.optional(afterMerge),
  /** Opaque; send it back with a merge so that the merge uses the records as shown. */
  version: z.string(),
})
export type PairDetail = z.output<typeof pairDetail>

const house = { kind: 'access', scope: 'house' } as const
const refused = ['unauthenticated', 'token_expired', 'forbidden', 'not_found', 'busy'] as const
const view = { ...house, permission: 'bidders:view' } as const
const merging = { ...house, permission: 'bidders:merge' } as const
const params = z.strictObject({ id })

export const listDuplicates = endpoint({
  app: 'bidders',
  name: 'listDuplicates',
  summary: 'List pairs of bidders who may be the same person, likeliest first; merged pairs newest first',
  method: 'GET',
  path: 'bidders/duplicates',
  access: view,
  query: z.strictObject({
    status: z.optional(listOf(z.enum(pairStatuses))),
    minConfidence: z.optional(wholeNumber(0, 100)),
    page: z.optional(z.string().check(z.maxLength(8192))),
    limit: z.optional(wholeNumber(1, 100)),
  }),
  answer: z.object({ pairs: z.array(duplicatePair), nextPage: z.optional(z.string()) }),
  errors: [...refused, 'invalid_request'],
})

export const readDuplicate = endpoint({
  app: 'bidders',
  name: 'readDuplicate',
  summary: 'Read one pair: why it may be the same person, both records, and where their values differ',
  method: 'GET',
  path: 'bidders/duplicates/{id}',
  access: view,
  params,
  answer: pairDetail,
  errors: refused,
})

export const dismissDuplicate = endpoint({
  app: 'bidders',
  name: 'dismissDuplicate',
  summary: 'Dismiss a pair as different people; later searches respect it',
  method: 'POST',
  path: 'bidders/duplicates/{id}/dismiss',
  access: merging,
  params,
  answer: duplicatePair,
  errors: [...refused, 'stale_version', 'duplicate_decided'],
})

export const reopenDuplicate = endpoint({
  app: 'bidders',
  name: 'reopenDuplicate',
  summary: 'Undo a dismissal',
  method: 'POST',
  path: 'bidders/duplicates/{id}/reopen',
  access: merging,
  params,
  answer: duplicatePair,
  errors: [...refused, 'stale_version', 'duplicate_decided'],
})

/** The body of a merge, whatever names the records. */
const mergeBody = {
  version: z.string(),
  /** The surviving record; by default the suggested one. */
  primaryId: z.optional(id),
  /** For each conflict, the id of the record whose value survives. */
  choices: z.optional(z.partialRecord(z.enum(conflictFields), id)),
}

export const mergeDuplicate = endpoint({
  app: 'bidders',
  name: 'mergeDuplicate',
  summary: 'Merge the two records into one; the other one is archived',
  method: 'POST',
  path: 'bidders/duplicates/{id}/merge',
  access: merging,
  params,
  body: z.strictObject(mergeBody),
  answer: duplicatePair,
  errors: [...refused, 'invalid_request', 'stale_version', 'duplicate_decided', 'limit_reached'],
})

export const compareBidders = endpoint({
  app: 'bidders',
  name: 'compareBidders',
  summary: 'Compare any two bidders of the house, as a match found by a search would be shown',
  method: 'GET',
  path: 'bidders/duplicates/compare',
  access: merging,
  query: z.strictObject({ first: id, second: id }),
  answer: pairDetail,
  errors: [...refused, 'invalid_request', 'duplicate_decided'],
})

export const mergeBidders = endpoint({
  app: 'bidders',
  name: 'mergeBidders',
  summary: 'Merge any two bidders of the house; the merge is listed and undone like that of a match',
  method: 'POST',
  path: 'bidders/duplicates/merge-bidders',
  access: merging,
  body: z.strictObject({ bidderIds: two(id), ...mergeBody }),
  answer: duplicatePair,
  errors: [...refused, 'invalid_request', 'stale_version', 'duplicate_decided', 'limit_reached'],
})

export const undoMerge = endpoint({
  app: 'bidders',
  name: 'undoMerge',
  summary: 'Undo a merge of the last year; both records return, with later changes that do not conflict',
  method: 'POST',
  path: 'bidders/duplicates/{id}/undo',
  access: merging,
  params,
  answer: duplicatePair,
  errors: [...refused, 'stale_version', 'duplicate_decided', 'undo_refused'],
})

export const findDuplicates = endpoint({
  app: 'bidders',
  name: 'findDuplicates',
  summary: 'Search all bidders of the house for duplicates, in the background',
  method: 'POST',
  path: 'bidders/duplicates/find',
  access: merging,
  answer: job,
  status: 202,
  errors: [...refused, 'stale_version', 'limit_reached'],
})

export const mergeDuplicates = endpoint({
  app: 'bidders',
  name: 'mergeDuplicates',
  summary: 'Merge all pending pairs at or above a threshold, in the background',
  method: 'POST',
  path: 'bidders/duplicates/merge-all',
  access: merging,
  body: z.strictObject({ threshold }),
  answer: job,
  status: 202,
  errors: [...refused, 'invalid_request', 'bulk_running'],
})

/** The limit of matches in one call of `mergePairs` or `undoMerges`. */
export const pairIdLimit = 500
/** The limit for merging or undoing within the call; more are worked on in the background. */
export const pairNowLimit = 20

/**
 * What became of a match. `unclear` is left for review: it belongs to a group of records that do not all match. `decided` was not in the state
 * that the call needs, `refused` could not be merged or undone alone: `reason` says why, in the language of the call.
 */
export const pairOutcomes = ['merged', 'undone', 'unclear', 'decided', 'refused'] as const
export type PairOutcome = (typeof pairOutcomes)[number]

const selectedPairs = z.strictObject({ ids: z.array(id).check(z.minLength(1), z.maxLength(pairIdLimit)) })

const pairResults = z.object({
  /** Empty if a job does the work. */
  outcomes: z.array(z.object({ id, outcome: z.enum(pairOutcomes), reason: z.optional(z.string()) })),
  job: z.optional(job),
})

export const mergePairs = endpoint({
  app: 'bidders',
  name: 'mergePairs',
  summary: 'Merge the listed pending pairs with the values that the screen preselects; many of them in the background',
  method: 'POST',
  path: 'bidders/duplicates/merge-pairs',
  access: merging,
  body: selectedPairs,
  answer: pairResults,
  errors: [...refused, 'invalid_request', 'bulk_running'],
})

export const undoMerges = endpoint({
  app: 'bidders',
  name: 'undoMerges',
  summary: 'Undo the merges of the listed pairs, or those that a background run made; many of them in the background',
  method: 'POST',
  path: 'bidders/duplicates/undo-merges',
  access: merging,
  /** `run` is that of a job of `mergePairs`: exactly the merges that it made are undone, in the background. */
  body: z.strictObject({ ids: z.optional(selectedPairs.shape.ids), run: z.optional(id) }),
  answer: pairResults,
  errors: [...refused, 'invalid_request', 'bulk_running', 'undo_refused'],
})

/** An existing bidder who may be the person about to be added. */
export const likelyDuplicate = z.object({
  ...pairPerson.shape,
  confidence: z.number(),
  /** The strongest reasons for a match: fields with the same values, and with similar ones. */
  same: z.array(z.string()),
  near: z.array(z.string()),
})
export type LikelyDuplicate = z.output<typeof likelyDuplicate>

export const checkDuplicate = endpoint({
  app: 'bidders',
  name: 'checkDuplicate',
  summary: 'Find bidders of the house who may be this person, likeliest first',
  method: 'POST',
  path: 'bidders/duplicates/check',
  access: { ...house, permission: 'bidders:create' },
  body: z.strictObject({
    firstName: text(100),
    lastName: text(100),
    email,
    phone: z.optional(phone),
    dateOfBirth: z.optional(givenDate),
    address: z.optional(z.partial(bidderAddress)),
  }),
  answer: z.object({ matches: z.array(likelyDuplicate) }),
  errors: [...refused, 'invalid_request'],
})
