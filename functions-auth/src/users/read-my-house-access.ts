import type { readMyHouseAccess as endpoint } from '@auctionwiz/contracts/users'
import type { UseCase } from '@auctionwiz/platform/core/context'
import { Failure } from '@auctionwiz/platform/core/failure'
import type { Deps } from '../deps.ts'

/** What the token opens; a house that was taken away meanwhile is left out already. */
export const readMyHouseAccess =
  ({ accounts }: Pick<Deps, 'accounts'>): UseCase<typeof endpoint> =>
  async (_input, { claims }) => {
    const membership = await accounts.membership(claims.accountId, claims.userId)
    if (!membership) throw new Failure('account_access')
    return { houses: membership.access.houses.filter(({ auctionHouseId }) => Object.hasOwn(claims.houses, auctionHouseId)) }
  }
