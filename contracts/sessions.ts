import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { acknowledged, id, instant } from './fields.ts'

/** A user's sessions, and ending them. */

const user = { kind: 'access', scope: 'user' } as const
const refused = ['unauthenticated', 'token_expired', 'user_not_found', 'busy'] as const
const params = z.strictObject({ id })

export const session = z.object({
  id,
  /** Such as 'Chrome on Windows'. */
  device: z.string(),
  /** The network's address. */
  address: z.string(),
  /** The location of the address; the address itself if its location is unknown. */
  place: z.string(),
  accountId: id,
  createdAt: instant,
  lastActiveAt: instant,
  current: z.boolean(),
})
export type Session = z.output<typeof session>

const sessions = z.object({ sessions: z.array(session) })

export const listMySessions = endpoint({
  app: 'auth',
  name: 'listMySessions',
  summary: 'List the caller’s sessions, latest first, with this session marked',
  method: 'GET',
  path: 'me/sessions',
  access: user,
  answer: sessions,
  errors: refused,
})

export const endMySessions = endpoint({
  app: 'auth',
  name: 'endMySessions',
  summary: 'Sign out everywhere, including here',
  method: 'DELETE',
  path: 'me/sessions',
  access: user,
  answer: acknowledged,
  errors: refused,
})

export const endMySession = endpoint({
  app: 'auth',
  name: 'endMySession',
  summary: 'End one of the caller’s sessions',
  method: 'DELETE',
  path: 'me/sessions/{id}',
  access: user,
  params,
  answer: acknowledged,
  errors: [...refused, 'not_found'],
})

export const listSessions = endpoint({
  app: 'auth',
  name: 'listSessions',
  summary: 'List the caller’s sessions, or with `userId` those of a member in this account, which needs users:view',
  method: 'GET',
  path: 'sessions',
  access: user,
  query: z.strictObject({ userId: z.optional(id) }),
  answer: sessions,
  errors: [...refused, 'forbidden', 'not_found', 'invalid_request'],
})

export const revokeSession = endpoint({
  app: 'auth',
  name: 'revokeSession',
  summary: 'End one of the caller’s sessions, or with `userId` one of a member in this account, which needs users:edit',
  method: 'POST',
  path: 'sessions/{id}/revoke',
  access: user,
  params,
  body: z.strictObject({ userId: z.optional(id) }),
  answer: acknowledged,
  errors: [...refused, 'forbidden', 'not_found', 'invalid_request', 'owner_protected', 'beyond_reach'],
})

export const revokeOtherSessions = endpoint({
  app: 'auth',
  name: 'revokeOtherSessions',
  summary: 'End all other sessions of the caller',
  method: 'POST',
  path: 'sessions/revoke-others',
  access: user,
  answer: acknowledged,
  errors: [...refused, 'refresh_rejected'],
})
