import type { listSessions as endpoint } from '@auctionwiz/contracts/sessions'
import type { UseCase } from '@auctionwiz/platform/core/context'
import { readMember } from '../accounts/members.ts'
import type { Deps } from '../deps.ts'
import { requireSomewhere } from '../security/administers.ts'
import { aliveSessions, presentSession } from './alive-sessions.ts'

/** Of others only what they do in this account is shown. */
export const listSessions =
  ({ people }: Pick<Deps, 'people'>): UseCase<typeof endpoint> =>
  async ({ query: { userId } }, { claims, account, now }) => {
    const others = userId !== undefined && userId !== claims.userId
    if (others) {
      requireSomewhere(claims, 'users:view')
      await readMember(account, userId)
    }
    const alive = await aliveSessions(people.partition(userId ?? claims.userId), now)
    const shown = others ? alive.filter(({ accountId }) => accountId === claims.accountId) : alive
    return { sessions: shown.map((session) => presentSession(session, claims.sessionId)) }
  }
