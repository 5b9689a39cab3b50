import type { refreshTokens as endpoint } from '@auctionwiz/contracts/sign-in'
import type { UseCase } from '@auctionwiz/platform/core/context'
import { Failure } from '@auctionwiz/platform/core/failure'
import { showPerson } from '../accounts/show-person.ts'
import type { Parts } from '../parts.ts'
import { activeUser } from './active-user.ts'
import { endReusedSession } from './end-reused-session.ts'
import { grantAccess } from './grant-access.ts'
import { parseRefreshToken, rotateSession } from './sessions.ts'

export const refreshTokens =
  (parts: Pick<Parts, 'people' | 'accounts' | 'tokens' | 'mail' | 'revoker' | 'clock'>): UseCase<typeof endpoint> =>
  async ({ body }, context) => {
    const { people, accounts } = parts
    const token = parseRefreshToken(body.refreshToken)
    if (!token) throw new Failure('refresh_rejected')
    const rotation = await rotateSession(people.partition(token.userId), token, context)
    if (rotation.outcome === 'reused') await endReusedSession(parts, token, context)
    if (rotation.outcome !== 'rotated') throw new Failure('refresh_rejected')
    const { accountId } = rotation.session
    const [user, membership] = await Promise.all([activeUser(people, token.userId), accounts.membership(accountId, token.userId)])
    const { accessToken, expiresIn, mfa } = await grantAccess(parts, user, membership, token.sessionId, context.now)
    await showPerson(accounts.partition(accountId), user, context.now)
    return { accessToken, refreshToken: rotation.refreshToken, expiresIn, ...(mfa && { mfa }) }
  }
