import type * as calls from '@auctionwiz/contracts/sessions'
import { Failure, notFound } from '@auctionwiz/platform/core/errors/failure'
import type { AccountContext, UseCase } from '@auctionwiz/platform/core/http/context'
import { readSession } from '@auctionwiz/records/live-sessions'
import { readMember } from '../accounts/members.ts'
import { accountAudit } from '../audit/audit-of.ts'
import type { Deps } from '../deps.ts'
import { requireReach, requireSomewhere } from '../security/administers.ts'
import { revoking } from './revoking.ts'
import { endSession, keptSession } from './sessions.ts'

/** Ends a session of a user. Throws not_found for an ended one or another user's. `accountId` restricts it to sessions in one account. */
async function endOneSession(
  parts: Pick<Deps, 'people' | 'revoker' | 'clock'>,
  { userId, sessionId, accountId }: { userId: string; sessionId: string; accountId?: string },
  context: AccountContext,
): Promise<void> {
  const person = parts.people.partition(userId)
  const session = await readSession(person, sessionId, context.now)
  if (!session || (accountId !== undefined && session.document.accountId !== accountId)) throw notFound('Session')
  const event = accountAudit(context)({ action: 'session.end', subjectType: 'session', subjectId: sessionId })
  await revoking(parts, [`session:${sessionId}`], () => endSession(person, session, context.now, [event]))
}

export const revokeSession =
  (parts: Pick<Deps, 'people' | 'revoker' | 'clock'>): UseCase<typeof calls.revokeSession> =>
  async ({ params, body: { userId } }, context) => {
    const { claims, account } = context
    const others = userId !== undefined && userId !== claims.userId
    if (others) {
      requireSomewhere(claims, 'users:edit')
      requireReach(claims, await readMember(account, userId))
    }
    const scope = others ? { accountId: claims.accountId } : {}
    await endOneSession(parts, { userId: userId ?? claims.userId, sessionId: params.id, ...scope }, context)
    return { success: true }
  }

export const endMySession =
  (parts: Pick<Deps, 'people' | 'revoker' | 'clock'>): UseCase<typeof calls.endMySession> =>
  async ({ params }, context) => {
    await endOneSession(parts, { userId: context.claims.userId, sessionId: params.id }, context)
    return { success: true }
  }

/** One mark in the user ends them all, those that begin at this moment too. */
export const endMySessions =
  (parts: Pick<Deps, 'people' | 'revoker' | 'clock'>): UseCase<typeof calls.endMySessions> =>
  async (_input, context) => {
    const { userId } = context.claims
    const event = accountAudit(context)({ action: 'session.end_all', subjectType: 'user', subjectId: userId })
    await revoking(parts, [`user:${userId}`], () =>
      parts.people.change(
        userId,
        (stored) => ({ ...stored, sessionsFrom: parts.clock().toISOString() }),
        () => [event],
      ),
    )
    return { success: true }
  }

/** This session's token is renewed by its refresh token, as the others' are not. */
export const revokeOtherSessions =
  (parts: Pick<Deps, 'people' | 'revoker' | 'clock'>): UseCase<typeof calls.revokeOtherSessions> =>
  async (_input, context) => {
    const { userId, sessionId } = context.claims
    const { people } = parts
    const session = await readSession(people.partition(userId), sessionId, context.now)
    if (!session) throw new Failure('refresh_rejected')
    const event = accountAudit(context)({ action: 'session.end_others', subjectType: 'user', subjectId: userId })
    await revoking(parts, [`user:${userId}`], () =>
      people.change(
        userId,
        (stored) => ({ ...stored, sessionsFrom: context.now.toISOString() }),
        () => [keptSession(session, context.now), event],
      ),
    )
    return { success: true }
  }
