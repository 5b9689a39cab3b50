import * as z from 'zod/mini'
import { bidder } from './bidders.ts'
import { endpoint } from './endpoint.ts'
import { id, multilineText } from './fields.ts'
import { noteCategories } from './staff-entries.ts'

/** Notes on a bidder. They belong to the house; only its author and the house's administrators see a private note. */

const house = { kind: 'access', scope: 'house', permission: 'bidders:edit' } as const
const refused = ['unauthenticated', 'token_expired', 'forbidden', 'not_found', 'busy'] as const

export const newNote = z.strictObject({
  note: multilineText(2000),
  category: z.enum(noteCategories),
  isPrivate: z.boolean(),
})
export type NewNote = z.output<typeof newNote>

/** A bidder's notes are limited to this many. */
export const noteLimit = 500

export const addBidderNote = endpoint({
  app: 'bidders',
  name: 'addBidderNote',
  summary: 'Add a note to a bidder',
  method: 'POST',
  path: 'bidders/{id}/notes',
  access: house,
  params: z.strictObject({ id }),
  body: newNote,
  answer: bidder,
  status: 201,
  errors: [...refused, 'invalid_request', 'stale_version', 'limit_reached', 'idempotency_mismatch'],
})

export const removeBidderNote = endpoint({
  app: 'bidders',
  name: 'removeBidderNote',
  summary: 'Remove the caller’s own note or, as an administrator of the house, any note',
  method: 'DELETE',
  path: 'bidders/{id}/notes/{noteId}',
  access: house,
  params: z.strictObject({ id, noteId: id }),
  answer: bidder,
  errors: [...refused, 'stale_version', 'not_your_note'],
})
