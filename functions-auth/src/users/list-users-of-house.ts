import type { listUsersOfHouse as endpoint } from '@auctionwiz/contracts/users'
import type { UseCase } from '@auctionwiz/platform/core/context'
import type { Deps } from '../deps.ts'
import { requireAdministered } from '../security/administers.ts'
import { pageOfHouseUsers } from './page-of-users.ts'

export const listUsersOfHouse =
  ({ indexMembers }: Pick<Deps, 'indexMembers'>): UseCase<typeof endpoint> =>
  async ({ params, query }, { account, claims }) => {
    requireAdministered(claims, [params.id], 'users:view')
    return pageOfHouseUsers(account, claims.accountId, params.id, query, indexMembers)
  }
