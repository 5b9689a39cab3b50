import type { listHouseUsers as endpoint } from '@auctionwiz/contracts/users'
import type { UseCase } from '@auctionwiz/platform/core/context'
import type { Deps } from '../deps.ts'
import { pageOfHouseUsers } from './page-of-users.ts'

export const listHouseUsers =
  ({ indexMembers }: Pick<Deps, 'indexMembers'>): UseCase<typeof endpoint> =>
  async ({ query }, { account, claims, auctionHouseId }) =>
    pageOfHouseUsers(account, claims.accountId, auctionHouseId, query, indexMembers)
