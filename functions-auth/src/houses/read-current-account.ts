import type { readCurrentAccount as endpoint } from '@auctionwiz/contracts/houses'
import type { UseCase } from '@auctionwiz/platform/core/context'
import { Failure } from '@auctionwiz/platform/core/failure'
import type { Deps } from '../deps.ts'
import { seenHouses } from './seen-houses.ts'

export const readCurrentAccount =
  ({ accounts }: Pick<Deps, 'accounts'>): UseCase<typeof endpoint> =>
  async (_input, { claims }) => {
    const membership = await accounts.membership(claims.accountId, claims.userId)
    if (!membership) throw new Failure('account_access')
    return { success: true, data: { ...membership.account, auctionHouses: seenHouses(membership.account, claims) } }
  }
