import type { AccountContext } from '@auctionwiz/platform/core/context'
import { Failure } from '@auctionwiz/platform/core/failure'
import { recordsOf } from '@auctionwiz/platform/core/records/writer'
import { sessionRecord } from '@auctionwiz/records/sessions'
import type { People } from '../people/people.ts'
import { confirmedFor, readSession } from './sessions.ts'

/** Notes in the session that its person has just proved to be there. @returns until when that counts. Fails with refresh_rejected when the session is over. */
export const confirmSession = async (people: People, { claims, now }: AccountContext): Promise<{ confirmedUntil: string }> => {
  const person = people.partition(claims.userId)
  if (!(await readSession(person, claims.sessionId, now))) throw new Failure('refresh_rejected')
  await recordsOf(sessionRecord, person).change(claims.sessionId, (session) => ({ ...session, confirmedAt: now.toISOString() }))
  return { confirmedUntil: new Date(now.getTime() + confirmedFor * 1000).toISOString() }
}
