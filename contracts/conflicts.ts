import * as z from 'zod/mini'
import { conflictStatuses, syncFields } from './auction-sync.ts'
import { endpoint } from './endpoint.ts'
import { id, instant, wholeNumber } from './fields.ts'
import { conflictResolutions } from './sync-conflicts.ts'
import { conflictRules } from './sync-settings.ts'

/** Imported records that contradict what is on file, in one list: rows of bidder imports, and records of auctions that sync with a platform. */

const house = { kind: 'access', scope: 'house', permission: 'data:import' } as const
const refused = ['unauthenticated', 'token_expired', 'forbidden', 'not_found', 'busy'] as const
const params = z.strictObject({ id })

/** What is in conflict. */
export const conflictKinds = ['bidder', 'auction'] as const
export type ConflictKind = (typeof conflictKinds)[number]

/** `duplicate`: may be the same record. `related`: another record that belongs with it. `mismatch`: the values contradict each other. */
export const conflictTypes = ['duplicate', 'mismatch', 'related'] as const
export type ConflictType = (typeof conflictTypes)[number]

export { conflictStatuses }
export type ConflictStatus = (typeof conflictStatuses)[number]

/** The fields of a bidder that are decided one by one. `figures` are counts and amounts, which only make sense together. */
export const bidderConflictFields = [
  'name',
  'phone',
  'dateOfBirth',
  'address',
  'status',
  'preferredPaymentMethod',
  'timeToPickup',
  'preferredCategories',
  'tags',
  'figures',
] as const
export type BidderConflictField = (typeof bidderConflictFields)[number]

export const conflictFields = [...bidderConflictFields, 'email', ...syncFields] as const
export type ConflictField = (typeof conflictFields)[number]

/** A text or number; a list; an address or figures by name. */
export const conflictValue = z.nullable(
  z.union([z.string(), z.number(), z.array(z.string()), z.record(z.string(), z.union([z.string(), z.number()]))]),
)
export type ConflictValue = z.output<typeof conflictValue>

const side = z.enum(['existing', 'imported'])
export type ConflictSide = z.output<typeof side>

export const conflict = z.object({
  id,
  kind: z.enum(conflictKinds),
  conflictType: z.enum(conflictTypes),
  status: z.enum(conflictStatuses),
  /** The record on file. */
  name: z.string(),
  /** Its number, such as B-10735. */
  number: z.optional(z.string()),
  recordId: id,
  auctionId: z.optional(id),
  /** Of an auction conflict what the record is. */
  recordKind: z.optional(z.enum(['auction', 'lot', 'registration'])),
  /** The name that the import gives, where it is another one. */
  importedName: z.optional(z.string()),
  /** How likely both are the same, in percent. */
  matchScore: z.optional(z.int()),
  /** The import or the platform. */
  source: z.string(),
  uploadId: z.optional(id),
  /** The line of the file. */
  row: z.optional(z.int()),
  /** When the existing record was last changed, and when the imported one was read. */
  existingAt: z.optional(instant),
  importedAt: instant,
  /** The record on file was deleted: its values are no longer there to be kept or changed. */
  gone: z.optional(z.literal(true)),
  fields: z.array(
    z.object({
      field: z.enum(conflictFields),
      existing: conflictValue,
      imported: conflictValue,
      same: z.optional(z.literal(true)),
      /** The rule of the house for the field, and the side that it takes. */
      rule: z.optional(z.enum(conflictRules)),
      use: z.optional(side),
    }),
  ),
  /** Of a decided conflict the fields of which the imported value was taken. */
  used: z.optional(z.array(z.enum(conflictFields))),
  resolution: z.optional(z.enum([...conflictResolutions, 'separate'])),
  resolvedBy: z.optional(z.string()),
  /** The rules of the house decided it. */
  byRules: z.optional(z.literal(true)),
  resolvedAt: z.optional(instant),
  /** Until when the decision can be undone. */
  undoUntil: z.optional(instant),
  createdAt: instant,
  updatedAt: instant,
  /** Opaque; send it back with the decision. It covers the values of both sides. */
  version: z.string(),
})
export type Conflict = z.output<typeof conflict>

export const listConflicts = endpoint({
  app: 'upload',
  name: 'listConflicts',
  summary: 'List a page of conflicts: those of bidders first, of each kind the newest first; only kinds that the caller may see',
  method: 'GET',
  path: 'data-upload/conflicts',
  access: house,
  query: z.strictObject({
    kind: z.optional(z.enum(conflictKinds)),
    type: z.optional(z.enum(conflictTypes)),
    status: z.optional(z.enum(conflictStatuses)),
    /** The `nextPage` of the page before. */
    page: z.optional(z.string().check(z.maxLength(8192))),
    limit: z.optional(wholeNumber(1, 100)),
  }),
  answer: z.object({ conflicts: z.array(conflict), nextPage: z.optional(z.string()) }),
  errors: [...refused, 'invalid_request'],
})

export const readConflict = endpoint({
  app: 'upload',
  name: 'readConflict',
  summary: 'Read a conflict with the values of both sides as they are now',
  method: 'GET',
  path: 'data-upload/conflicts/{id}',
  access: house,
  params,
  answer: conflict,
  errors: refused,
})

/** `merge` names the side of each field that differs. `separate` adds the imported person as a bidder of their own. */
export const decision = z.discriminatedUnion('choice', [
  z.strictObject({ choice: z.literal('existing') }),
  z.strictObject({ choice: z.literal('imported') }),
  z.strictObject({
    choice: z.literal('merge'),
    fields: z.array(z.strictObject({ field: z.enum(conflictFields), use: side })).check(z.maxLength(30)),
  }),
  z.strictObject({ choice: z.literal('separate') }),
  z.strictObject({ choice: z.literal('skip') }),
])
export type Decision = z.output<typeof decision>

const decidingErrors = [
  ...refused,
  'invalid_request',
  'stale_version',
  'conflict_settled',
  'lot_number_taken',
  'lot_state',
  'auction_state',
] as const

export const decideConflict = endpoint({
  app: 'upload',
  name: 'decideConflict',
  summary:
    'Decide a conflict: keep the existing record, use the imported one, merge them by field, add a separate bidder, or skip it for now',
  method: 'POST',
  path: 'data-upload/conflicts/{id}/decision',
  access: house,
  params,
  body: z.strictObject({ decision, version: z.string() }),
  answer: conflict,
  errors: decidingErrors,
})

export const reopenConflict = endpoint({
  app: 'upload',
  name: 'reopenConflict',
  summary: 'Reopen a skipped conflict, so that it is pending again',
  method: 'POST',
  path: 'data-upload/conflicts/{id}/reopen',
  access: house,
  params,
  body: z.strictObject({ version: z.string() }),
  answer: conflict,
  errors: [...refused, 'invalid_request', 'stale_version', 'conflict_settled'],
})

/** Days for which the decision of a bidder conflict can be undone. */
export const conflictUndoDays = 30

export const undoConflict = endpoint({
  app: 'upload',
  name: 'undoConflict',
  summary:
    'Undo the decision of a bidder conflict within 30 days: the bidder is as before and the conflict pending, unless the bidder was edited since',
  method: 'POST',
  path: 'data-upload/conflicts/{id}/undo',
  access: house,
  params,
  body: z.strictObject({ version: z.string() }),
  answer: conflict,
  errors: [...refused, 'invalid_request', 'stale_version', 'conflict_edited', 'conflict_undo_over'],
})
