import type { renewAccessToken as endpoint } from '@auctionwiz/contracts/sign-in'
import type { UseCase } from '@auctionwiz/platform/core/context'
import { Failure } from '@auctionwiz/platform/core/failure'
import type { Accounts } from '../accounts/accounts.ts'
import type { People } from '../people/people.ts'
import { activeUser } from './active-user.ts'
import { claimsFor } from './claims.ts'
import { readSession } from './sessions.ts'
import { lifetimes, type TokenIssuer } from './token-issuer.ts'

export const renewAccessToken =
  (people: People, accounts: Accounts, tokens: TokenIssuer): UseCase<typeof endpoint> =>
  async (_input, { claims, now }) => {
    const { userId, accountId, sessionId } = claims
    const [user, session, membership] = await Promise.all([
      activeUser(people, userId),
      readSession(people.partition(userId), sessionId, now),
      accounts.membership(accountId, userId),
    ])
    if (!session) throw new Failure('refresh_rejected')
    if (!membership) throw new Failure('account_access')
    return { accessToken: await tokens.access(claimsFor(user, membership.access, sessionId)), expiresIn: lifetimes.access }
  }
