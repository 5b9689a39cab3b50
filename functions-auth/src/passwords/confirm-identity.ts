import type { confirmIdentity as endpoint } from '@auctionwiz/contracts/passwords'
import type { UseCase } from '@auctionwiz/platform/core/context'
import { Failure } from '@auctionwiz/platform/core/failure'
import { changeDocument } from '../documents.ts'
import type { Parts } from '../parts.ts'
import { activeUser } from '../tokens/active-user.ts'
import { confirmedFor, readSession, type SessionDocument } from '../tokens/sessions.ts'
import { requirePassword } from './check-password.ts'

export const confirmIdentity =
  (parts: Pick<Parts, 'people' | 'attempts' | 'hasher'>): UseCase<typeof endpoint> =>
  async ({ body }, { claims, now }) => {
    const user = await activeUser(parts.people, claims.userId)
    await requirePassword(parts, user, body.password, now)
    const person = parts.people.partition(user.id)
    if (!(await readSession(person, claims.sessionId, now))) throw new Failure('refresh_rejected')
    await changeDocument<SessionDocument>(person, claims.sessionId, (session) => ({ ...session, confirmedAt: now.toISOString() }))
    return { confirmedUntil: new Date(now.getTime() + confirmedFor * 1000).toISOString() }
  }
