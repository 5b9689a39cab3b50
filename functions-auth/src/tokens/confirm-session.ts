import type { AccountContext } from '@auctionwiz/platform/core/context'
import { Failure } from '@auctionwiz/platform/core/failure'
import { changeDocument } from '../documents.ts'
import type { People } from '../people/people.ts'
import { confirmedFor, readSession, type SessionDocument } from './sessions.ts'

/** Notes in the session that its person has just proved to be there. @returns until when that counts. Fails with refresh_rejected when the session is over. */
export const confirmSession = async (people: People, { claims, now }: AccountContext): Promise<{ confirmedUntil: string }> => {
  const person = people.partition(claims.userId)
  if (!(await readSession(person, claims.sessionId, now))) throw new Failure('refresh_rejected')
  await changeDocument<SessionDocument>(person, claims.sessionId, (session) => ({ ...session, confirmedAt: now.toISOString() }))
  return { confirmedUntil: new Date(now.getTime() + confirmedFor * 1000).toISOString() }
}
