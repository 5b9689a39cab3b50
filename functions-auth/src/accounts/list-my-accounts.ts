import type { listMyAccounts as endpoint } from '@auctionwiz/contracts/accounts'
import type { UseCase } from '@auctionwiz/platform/core/context'
import type { People } from '../people/people.ts'
import type { Accounts } from './accounts.ts'
import { selectableAccounts } from './selectable-accounts.ts'

export const listMyAccounts =
  (people: People, accounts: Accounts): UseCase<typeof endpoint> =>
  async (_input, { userId }) => ({ accounts: (await selectableAccounts(people, accounts, userId)).map(({ access }) => access) })
