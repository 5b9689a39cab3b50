import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { id, instant } from './fields.ts'

/** Who did what, when and from where, with what was there before and after. */

export const auditEvent = z.object({
  id,
  /** Noun and verb, such as `user.role_change`. */
  action: z.string(),
  at: instant,
  actorId: z.string(),
  subjectType: z.string(),
  subjectId: z.string(),
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

export const listAuditEvents = endpoint({
  app: 'auth',
  name: 'listAuditEvents',
  summary: 'What was done in the account, or with `auctionHouseId` in one of its houses, newest first',
  method: 'GET',
  path: 'audit',
  access: { kind: 'access', scope: 'account', permission: 'system:audit' },
  query: z.strictObject({
    auctionHouseId: z.optional(id),
    action: z.optional(z.string().check(z.regex(/^[\w.]{1,64}$/, 'Use an action such as user.role_change.'))),
    actorId: z.optional(id),
    subjectId: z.optional(z.string().check(z.maxLength(64))),
    from: z.optional(instant),
    to: z.optional(instant),
    ...page,
  }),
  answer: events,
  errors: ['unauthenticated', 'token_expired', 'forbidden', 'not_found', 'invalid_request'],
})

export const listSecurityEvents = endpoint({
  app: 'auth',
  name: 'listSecurityEvents',
  summary: 'What happened to the own user: sign-ins, passwords, second factors, sessions that were ended for safety',
  method: 'GET',
  path: 'me/security-events',
  access: { kind: 'access', scope: 'user' },
  query: z.strictObject(page),
  answer: events,
  errors: ['unauthenticated', 'token_expired', 'invalid_request'],
})
