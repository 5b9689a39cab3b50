import type { refreshTokens as endpoint } from '@auctionwiz/contracts/sign-in'
import type { UseCase } from '@auctionwiz/platform/core/context'
import { Failure } from '@auctionwiz/platform/core/failure'
import type { Accounts } from '../accounts/accounts.ts'
import type { People } from '../people/people.ts'
import { activeUser } from './active-user.ts'
import { claimsFor } from './claims.ts'
import { parseRefreshToken, rotateSession } from './sessions.ts'
import { lifetimes, type TokenIssuer } from './token-issuer.ts'

export const refreshTokens =
  (people: People, accounts: Accounts, tokens: TokenIssuer): UseCase<typeof endpoint> =>
  async ({ body }, context) => {
    const token = parseRefreshToken(body.refreshToken)
    if (!token) throw new Failure('refresh_rejected')
    const rotation = await rotateSession(people.partition(token.userId), token, context)
    if (rotation.outcome === 'reused') context.log.warn('refresh token used twice, session ended', { sessionId: token.sessionId })
    if (rotation.outcome !== 'rotated') throw new Failure('refresh_rejected')
    const user = await activeUser(people, token.userId)
    const membership = await accounts.membership(rotation.session.accountId, token.userId)
    if (!membership) throw new Failure('account_access')
    const accessToken = await tokens.access(claimsFor(user, membership.access, token.sessionId))
    return { accessToken, refreshToken: rotation.refreshToken, expiresIn: lifetimes.access }
  }
