import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { givenInstant, id, instant } from './fields.ts'

/** Who did what, when and from where, with the values before and after. */

export const auditEvent = z.object({
  id,
  /** Noun and verb, such as `user.role_change`. */
  action: z.string(),
  at: instant,
  actorId: z.string(),
  /** The actor's name at the time. */
  actorName: z.optional(z.string()),
  subjectType: z.string(),
  subjectId: z.string(),
  subjectName: z.optional(z.string()),
  /** The house of the event; absent if it concerns the whole account. */
  auctionHouseId: z.optional(z.string()),
  address: z.string(),
  correlationId: z.string(),
  before: z.optional(z.unknown()),
  after: z.optional(z.unknown()),
})
export type AuditEvent = z.output<typeof auditEvent>

const page = {
  page: z.optional(z.string().check(z.maxLength(8192))),
  limit: z.optional(
    z.pipe(
      z.transform((value: unknown) => (typeof value === 'string' && value.trim() !== '' ? Number(value) : value)),
      z.int('Use a whole number from 1 to 200.').check(z.minimum(1), z.maximum(200)),
    ),
  ),
}
const events = z.object({ events: z.array(auditEvent), nextPage: z.optional(z.string()) })

const filter = {
  /** One house of the account; with `everywhere` the account and all houses of the caller, else only the account's own events. */
  auctionHouseId: z.optional(id),
  everywhere: z.optional(z.enum(['true'])),
  search: z.optional(z.string().check(z.trim(), z.maxLength(100, 'Search for at most 100 characters.'))),
  action: z.optional(z.string().check(z.regex(/^[\w.]{1,64}$/, 'Use an action such as user.role_change.'))),
  subjectType: z.optional(z.string().check(z.regex(/^\w{1,64}$/, 'Use a kind such as user or bidder.'))),
  actorId: z.optional(id),
  subjectId: z.optional(z.string().check(z.maxLength(64))),
  from: z.optional(givenInstant),
  to: z.optional(givenInstant),
}
const seen = { kind: 'access', scope: 'account', permission: 'system:audit' } as const
const refusals = ['unauthenticated', 'token_expired', 'forbidden', 'not_found', 'invalid_request', 'limit_reached', 'busy'] as const

export const listAuditEvents = endpoint({
  app: 'auth',
  name: 'listAuditEvents',
  summary: 'List what was done in the account, in one of its houses or everywhere, newest first; events of one moment stay on one page',
  method: 'GET',
  path: 'audit',
  access: seen,
  query: z.strictObject({ ...filter, ...page }),
  answer: events,
  errors: refusals,
})

export const exportAuditEvents = endpoint({
  app: 'auth',
  name: 'exportAuditEvents',
  summary: 'Export all events that match a filter as CSV, newest first',
  method: 'GET',
  path: 'audit/export',
  access: seen,
  query: z.strictObject(filter),
  response: 'file',
  answer: z.unknown(),
  errors: refusals,
})

export const listSecurityEvents = endpoint({
  app: 'auth',
  name: 'listSecurityEvents',
  summary: 'List the caller’s security events: sign-ins, passwords, second factors, sessions ended for security',
  method: 'GET',
  path: 'me/security-events',
  access: { kind: 'access', scope: 'user' },
  query: z.strictObject(page),
  answer: events,
  errors: ['unauthenticated', 'token_expired', 'invalid_request'],
})
