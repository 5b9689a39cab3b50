import type { confirmIdentity as endpoint } from '@auctionwiz/contracts/passwords'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import type { Deps } from '../deps.ts'
import { activeUser } from '../people/active-user.ts'
import { confirmSession } from '../sessions/sessions.ts'
import { requirePassword } from './check-password.ts'

export const confirmIdentity =
  (parts: Pick<Deps, 'people' | 'rateLimiter' | 'hasher'>): UseCase<typeof endpoint> =>
  async ({ body }, context) => {
    const user = await activeUser(parts.people, context.claims.userId)
    await requirePassword(parts, user, body.password, context.now)
    return confirmSession(parts.people, context)
  }
