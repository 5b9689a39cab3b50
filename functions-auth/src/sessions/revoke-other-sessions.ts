import type { revokeOtherSessions as endpoint } from '@auctionwiz/contracts/sessions'
import type { UseCase } from '@auctionwiz/platform/core/context'
import { Failure } from '@auctionwiz/platform/core/failure'
import { accountAudit } from '../audit/audit-of.ts'
import type { Deps } from '../deps.ts'
import { revoking } from './revoking.ts'
import { keptSession, readSession } from './sessions.ts'

/** This session's token is renewed by its refresh token, as the others' are not. */
export const revokeOtherSessions =
  (parts: Pick<Deps, 'people' | 'revoker' | 'clock'>): UseCase<typeof endpoint> =>
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
