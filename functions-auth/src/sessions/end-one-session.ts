import type { AccountContext } from '@auctionwiz/platform/core/context'
import { notFound } from '@auctionwiz/platform/core/failure'
import { accountAudit } from '../audit/audit-of.ts'
import type { Deps } from '../deps.ts'
import { revoking } from './revoking.ts'
import { endSession, readSession } from './sessions.ts'

/** Ends a session of a person; one that is over or of somebody else is not found. `accountId` when only those in one account may be ended. */
export const endOneSession = async (
  parts: Pick<Deps, 'people' | 'revoker' | 'clock'>,
  { userId, sessionId, accountId }: { userId: string; sessionId: string; accountId?: string },
  context: AccountContext,
): Promise<void> => {
  const person = parts.people.partition(userId)
  const session = await readSession(person, sessionId, context.now)
  if (!session || (accountId !== undefined && session.document.accountId !== accountId)) throw notFound('Session')
  const event = accountAudit(context)({ action: 'session.end', subjectType: 'session', subjectId: sessionId })
  await revoking(parts, [`session:${sessionId}`], () => endSession(person, session, context.now, [event]))
}
