import type { listUsers as endpoint } from '@auctionwiz/contracts/users'
import type { UseCase } from '@auctionwiz/platform/core/context'
import type { Deps } from '../deps.ts'
import { pageOfUsers } from './page-of-users.ts'

export const listUsers =
  ({ indexMembers }: Pick<Deps, 'indexMembers'>): UseCase<typeof endpoint> =>
  async ({ query }, { account, claims }) =>
    pageOfUsers(account, claims.accountId, query, indexMembers)
