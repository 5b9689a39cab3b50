import type { readCurrentUser as endpoint } from '@auctionwiz/contracts/accounts'
import type { UseCase } from '@auctionwiz/platform/core/context'
import { Failure } from '@auctionwiz/platform/core/failure'
import type { Accounts } from '../accounts/accounts.ts'
import type { People } from '../people/people.ts'
import { openTo } from '../sessions/grant-access.ts'

export const readCurrentUser =
  (people: People, accounts: Accounts): UseCase<typeof endpoint> =>
  async (_input, { claims, now }) => {
    const [user, membership] = await Promise.all([people.read(claims.userId), accounts.membership(claims.accountId, claims.userId)])
    if (!user) throw new Failure('user_not_found')
    if (!membership) throw new Failure('account_access')
    return { user, access: openTo(membership, user, now).access }
  }
