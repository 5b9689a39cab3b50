import type * as calls from '@auctionwiz/contracts/accounts'
import type * as usersCalls from '@auctionwiz/contracts/users'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import type { Accounts } from '../accounts/accounts.ts'
import type { Deps } from '../deps.ts'
import type { People } from '../people/people.ts'
import { openTo } from '../sessions/grant-access.ts'

export const readCurrentUser =
  (people: People, accounts: Accounts): UseCase<typeof calls.readCurrentUser> =>
  async (_input, { claims, now }) => {
    const [user, membership] = await Promise.all([people.read(claims.userId), accounts.membership(claims.accountId, claims.userId)])
    if (!user) throw new Failure('user_not_found')
    if (!membership) throw new Failure('account_access')
    return { user, access: openTo(membership, user, now).access }
  }

/** What the token opens; a house that was taken away meanwhile is left out already. */
export const readMyHouseAccess =
  ({ accounts }: Pick<Deps, 'accounts'>): UseCase<typeof usersCalls.readMyHouseAccess> =>
  async (_input, { claims }) => {
    const membership = await accounts.membership(claims.accountId, claims.userId)
    if (!membership) throw new Failure('account_access')
    return { houses: membership.access.houses.filter(({ auctionHouseId }) => Object.hasOwn(claims.houses, auctionHouseId)) }
  }
