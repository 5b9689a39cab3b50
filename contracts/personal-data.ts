import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { acknowledged, email, id, multilineText } from './fields.ts'

/** What a person can request of the house that holds their data: a copy (GDPR, article 15) and the erasure (article 17). */

const params = z.strictObject({ id })
const refused = ['unauthenticated', 'token_expired', 'forbidden', 'not_found', 'busy'] as const

/** How much data about a person exists, by kind. */
const erasurePreview = z.object({
  /** The bidder, if the person is one. */
  bidder: z.optional(z.object({ id, bidderId: z.string(), name: z.string() })),
  /** Deleted records that can still be restored. */
  deleted: z.int(),
  /** Records that were merged into the bidder’s. */
  merged: z.int(),
  notes: z.int(),
  invitations: z.int(),
  /** Entries of the audit log from which the personal data is removed. */
  logEntries: z.int(),
  /** Rows of error files that name the person, whose values are erased. */
  rejectedRows: z.int(),
  /** Saved views that search for the person; they are cleared or deleted. */
  savedViews: z.int(),
  /** Rows that name the person in files that are pending or were imported partially; they are erased, and not imported. */
  waitingRows: z.int(),
  /** Pending uploads too large to be counted in one request; their rows that name the person are erased as well. */
  uncountedUploads: z.int(),
  /** Files in the incoming folder that name the person or can’t be searched, and files of uploads that were not finished; they are removed. */
  unfinishedFiles: z.int(),
  /** Legal cases, which remain. */
  cases: z.int(),
})
export type ErasurePreview = z.output<typeof erasurePreview>

export const exportPersonalData = endpoint({
  app: 'bidders',
  name: 'exportPersonalData',
  summary: 'Export all data that the house holds on a bidder, deleted or not, as JSON',
  method: 'GET',
  path: 'bidders/{id}/personal-data',
  // The export includes the audit log.
  access: { kind: 'access', scope: 'house', permission: 'system:audit' },
  params,
  response: 'file',
  files: ['application/json'],
  answer: z.unknown(),
  errors: refused,
})

export const previewErasure = endpoint({
  app: 'bidders',
  name: 'previewErasure',
  summary: 'Count what the erasure of a bidder, deleted or not, would remove',
  method: 'GET',
  path: 'bidders/{id}/erase',
  access: { kind: 'access', scope: 'house', permission: 'bidders:delete' },
  params,
  answer: erasurePreview,
  errors: refused,
})

export const erasePersonalData = endpoint({
  app: 'bidders',
  name: 'erasePersonalData',
  summary: 'Erase all data that the house holds on a bidder; the log keeps who did what and when, without personal details',
  method: 'POST',
  path: 'bidders/{id}/erase',
  access: { kind: 'access', scope: 'house', permission: 'bidders:delete' },
  params,
  body: z.strictObject({ reason: multilineText(500) }),
  answer: acknowledged,
  errors: [...refused, 'invalid_request', 'stale_version'],
})

/** By address, sent in the body, because logs would keep an address in the path. */
const person = { email }

export const exportPerson = endpoint({
  app: 'bidders',
  name: 'exportPerson',
  summary: 'Export all data that the house holds on the person who has or had this email address, as JSON',
  method: 'POST',
  path: 'bidders/personal-data',
  access: { kind: 'access', scope: 'house', permission: 'system:audit' },
  body: z.strictObject(person),
  response: 'file',
  files: ['application/json'],
  answer: z.unknown(),
  errors: [...refused, 'invalid_request'],
})

export const previewPersonErasure = endpoint({
  app: 'bidders',
  name: 'previewPersonErasure',
  summary: 'Count what an erasure by this email address would remove',
  method: 'POST',
  path: 'bidders/erase/preview',
  access: { kind: 'access', scope: 'house', permission: 'bidders:delete' },
  body: z.strictObject(person),
  answer: erasurePreview,
  errors: [...refused, 'invalid_request'],
})

export const erasePerson = endpoint({
  app: 'bidders',
  name: 'erasePerson',
  summary: 'Erase all data that the house holds on the person who has or had this email address',
  method: 'POST',
  path: 'bidders/erase',
  access: { kind: 'access', scope: 'house', permission: 'bidders:delete' },
  body: z.strictObject({ ...person, reason: multilineText(500) }),
  answer: acknowledged,
  errors: [...refused, 'invalid_request', 'stale_version'],
})
