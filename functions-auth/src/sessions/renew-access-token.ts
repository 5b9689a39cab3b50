import type { renewAccessToken as endpoint } from '@auctionwiz/contracts/sign-in'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import type { Deps } from '../deps.ts'
import { activeUser } from '../people/active-user.ts'
import { grantAccess } from './grant-access.ts'
import { readSession } from './sessions.ts'

/** It ends when the token that asks for it ends: only a refresh token prolongs a session, so a stolen access token is of no use for long. */
export const renewAccessToken =
  (parts: Pick<Deps, 'people' | 'accounts' | 'tokens'>): UseCase<typeof endpoint> =>
  async (_input, { claims: { userId, accountId, sessionId, expires }, now }) => {
    const { people, accounts } = parts
    const [user, session, membership] = await Promise.all([
      activeUser(people, userId),
      readSession(people.partition(userId), sessionId, now),
      accounts.membership(accountId, userId),
    ])
    if (!session) throw new Failure('refresh_rejected')
    const { accessToken, expiresIn, mfa } = await grantAccess(parts, user, membership, sessionId, now, expires)
    return { accessToken, expiresIn, ...(mfa && { mfa }) }
  }
