import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { givenDate, id, instant, multilineText, text } from './fields.ts'
import { legalCase } from './legal-cases.ts'

/** Notes and action items of a case. */

const house = { kind: 'access', scope: 'house' } as const
const refused = ['unauthenticated', 'token_expired', 'forbidden', 'not_found', 'busy', 'invalid_request'] as const
const params = z.strictObject({ id })
const page = z.optional(z.string().check(z.maxLength(8192)))

/** A case's notes are limited to this many. */
export const caseNoteLimit = 500

export const caseNote = z.object({ id, text: z.string(), at: instant, by: z.string(), byId: z.string() })
export type CaseNote = z.output<typeof caseNote>

export const listCaseNotes = endpoint({
  app: 'auctions',
  name: 'listCaseNotes',
  summary: 'List a page of the notes of a case, the latest first',
  method: 'GET',
  path: 'legal/cases/{id}/notes',
  access: { ...house, permission: 'legal:view' },
  params,
  query: z.strictObject({ page }),
  answer: z.object({ notes: z.array(caseNote), nextPage: z.optional(z.string()) }),
  errors: refused,
})

export const addCaseNote = endpoint({
  app: 'auctions',
  name: 'addCaseNote',
  summary: 'Add a note to a case',
  method: 'POST',
  path: 'legal/cases/{id}/notes',
  access: { ...house, permission: 'legal:edit' },
  params,
  body: z.strictObject({ text: multilineText(5000) }),
  answer: caseNote,
  status: 201,
  errors: [...refused, 'limit_reached', 'idempotency_mismatch'],
})

export const removeCaseNote = endpoint({
  app: 'auctions',
  name: 'removeCaseNote',
  summary: 'Remove the caller’s own note or, as an administrator of the house, any note',
  method: 'DELETE',
  path: 'legal/cases/{id}/notes/{noteId}',
  access: { ...house, permission: 'legal:edit' },
  params: z.strictObject({ id, noteId: id }),
  answer: legalCase,
  errors: [...refused, 'not_your_note'],
})

const actionParams = z.strictObject({ id, actionId: id })

export const addCaseAction = endpoint({
  app: 'auctions',
  name: 'addCaseAction',
  summary: 'Add an action item to a case, with its owner and the day by which it is due',
  method: 'POST',
  path: 'legal/cases/{id}/actions',
  access: { ...house, permission: 'legal:edit' },
  params,
  body: z.strictObject({ text: text(500), ownerId: z.optional(id), dueDate: z.optional(givenDate) }),
  answer: legalCase,
  status: 201,
  errors: [...refused, 'limit_reached', 'case_closed', 'idempotency_mismatch'],
})

/** Fields that are given change; an empty owner or day removes it. */
export const caseActionChange = z.strictObject({
  text: z.optional(text(500)),
  ownerId: z.optional(z.union([z.literal(''), id])),
  dueDate: z.optional(z.union([z.literal(''), givenDate])),
  done: z.optional(z.boolean()),
  version: z.string(),
})

export const updateCaseAction = endpoint({
  app: 'auctions',
  name: 'updateCaseAction',
  summary: 'Change an action item, or mark it done; a legal review is marked done by those who may approve settlements',
  method: 'PUT',
  path: 'legal/cases/{id}/actions/{actionId}',
  access: { ...house, permission: 'legal:edit' },
  params: actionParams,
  body: caseActionChange,
  answer: legalCase,
  errors: [...refused, 'stale_version', 'case_closed'],
})

export const removeCaseAction = endpoint({
  app: 'auctions',
  name: 'removeCaseAction',
  summary: 'Remove an action item that people added',
  method: 'DELETE',
  path: 'legal/cases/{id}/actions/{actionId}',
  access: { ...house, permission: 'legal:edit' },
  params: actionParams,
  answer: legalCase,
  errors: [...refused, 'case_closed'],
})
