import type { listAccounts as endpoint } from '@auctionwiz/contracts/accounts'
import type { UseCase } from '@auctionwiz/platform/core/context'
import type { People } from '../people/people.ts'
import type { Accounts } from './accounts.ts'
import { selectableAccounts } from './selectable-accounts.ts'

export const listAccounts =
  (people: People, accounts: Accounts): UseCase<typeof endpoint> =>
  async (_input, { claims }) => ({ accounts: (await selectableAccounts(people, accounts, claims.userId)).map(({ account }) => account) })
