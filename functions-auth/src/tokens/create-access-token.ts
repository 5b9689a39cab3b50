import type { createAccessToken as endpoint } from '@auctionwiz/contracts/sign-in'
import type { UseCase } from '@auctionwiz/platform/core/context'
import { Failure } from '@auctionwiz/platform/core/failure'
import type { Accounts } from '../accounts/accounts.ts'
import type { People } from '../people/people.ts'
import { activeUser } from './active-user.ts'
import { claimsFor } from './claims.ts'
import { startSession } from './sessions.ts'
import { lifetimes, type TokenIssuer } from './token-issuer.ts'

export const createAccessToken =
  (people: People, accounts: Accounts, tokens: TokenIssuer): UseCase<typeof endpoint> =>
  async ({ body }, context) => {
    if (body.userId !== context.userId) throw new Failure('account_access')
    const [user, membership] = await Promise.all([activeUser(people, context.userId), accounts.membership(body.accountId, context.userId)])
    if (!membership) throw new Failure('account_access')
    const { account, access } = membership
    const { sessionId, refreshToken } = await startSession(people.partition(context.userId), context.userId, body.accountId, context)
    const accessToken = await tokens.access(claimsFor(user, access, sessionId))
    return { accessToken, refreshToken, expiresIn: lifetimes.access, account, access }
  }
