import type { listMySessions as endpoint } from '@auctionwiz/contracts/sessions'
import type { UseCase } from '@auctionwiz/platform/core/context'
import type { Deps } from '../deps.ts'
import { aliveSessions, presentSession } from './alive-sessions.ts'

export const listMySessions =
  ({ people }: Pick<Deps, 'people'>): UseCase<typeof endpoint> =>
  async (_input, { claims, now }) => {
    const alive = await aliveSessions(people.partition(claims.userId), now)
    return { sessions: alive.map((session) => presentSession(session, claims.sessionId)) }
  }
