import type { refreshTokens as endpoint } from '@auctionwiz/contracts/sign-in'
import type { UseCase } from '@auctionwiz/platform/core/context'
import { Failure } from '@auctionwiz/platform/core/failure'
import { showPerson } from '../accounts/show-person.ts'
import type { Parts } from '../parts.ts'
import { refreshGuard, sessionRefreshGuard } from '../sign-in/limits.ts'
import { activeUser } from './active-user.ts'
import { endReusedSession } from './end-reused-session.ts'
import { grantAccess } from './grant-access.ts'
import { requireYoung } from './require-young.ts'
import { parseRefreshToken, rotateSession } from './sessions.ts'

export const refreshTokens =
  (parts: Pick<Parts, 'people' | 'accounts' | 'tokens' | 'attempts' | 'mail' | 'revoker' | 'clock'>): UseCase<typeof endpoint> =>
  async ({ body }, context) => {
    const { people, accounts } = parts
    const token = parseRefreshToken(body.refreshToken)
    const rotation = await parts.attempts.tried(refreshGuard(context.address), context.now, async () => {
      if (!token) throw new Failure('refresh_rejected')
      await parts.attempts.take(sessionRefreshGuard(token.sessionId), context.now)
      const tried = await rotateSession(people.partition(token.userId), token, context)
      if (tried.outcome === 'reused') await endReusedSession(parts, token, context)
      if (tried.outcome === 'reused' || tried.outcome === 'ended') throw new Failure('session_reused')
      if (tried.outcome !== 'rotated') throw new Failure('refresh_rejected')
      return { ...token, ...tried }
    })
    const { accountId } = rotation.session
    const [user, membership] = await Promise.all([activeUser(people, rotation.userId), accounts.membership(accountId, rotation.userId)])
    requireYoung(membership, rotation.session, rotation.idleSince, context.now)
    const { accessToken, expiresIn, mfa } = await grantAccess(parts, user, membership, rotation.sessionId, context.now)
    await showPerson(accounts.partition(accountId), user, context.now)
    return { accessToken, refreshToken: rotation.refreshToken, expiresIn, ...(mfa && { mfa }) }
  }
