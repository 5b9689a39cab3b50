import type { listUsers as endpoint } from '@auctionwiz/contracts/users'
import type { UseCase } from '@auctionwiz/platform/core/context'
import type { Parts } from '../parts.ts'
import { pageOfUsers } from './page-of-users.ts'

export const listUsers =
  ({ indexMembers }: Pick<Parts, 'indexMembers'>): UseCase<typeof endpoint> =>
  async ({ query }, { account, claims }) =>
    pageOfUsers(account, claims.accountId, query, indexMembers)
