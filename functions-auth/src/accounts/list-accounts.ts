import type * as calls from '@auctionwiz/contracts/accounts'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import type { People } from '../people/people.ts'
import type { Accounts, Membership } from './accounts.ts'

/**
 * Every account a person can enter, the default one first, then by name. Omits memberships of deleted accounts and suspended ones. Throws
 * account_suspended for a person who is suspended everywhere.
 */
export async function selectableAccounts(people: People, accounts: Accounts, userId: string): Promise<Membership[]> {
  const memberships = await people.memberships(userId)
  const read = await Promise.all(memberships.map(({ accountId, isDefault }) => accounts.membership(accountId, userId, isDefault)))
  const found = read.filter((membership) => membership !== undefined)
  const open = found.filter(({ member }) => member.status !== 'suspended')
  if (found.length > 0 && open.length === 0) throw new Failure('account_suspended')
  return open.sort(
    ({ access: a }, { access: b }) => Number(b.isDefault) - Number(a.isDefault) || a.accountName.localeCompare(b.accountName),
  )
}

export const listAccounts =
  (people: People, accounts: Accounts): UseCase<typeof calls.listAccounts> =>
  async (_input, { claims }) => ({ accounts: (await selectableAccounts(people, accounts, claims.userId)).map(({ account }) => account) })

export const listMyAccounts =
  (people: People, accounts: Accounts): UseCase<typeof calls.listMyAccounts> =>
  async (_input, { userId }) => ({ accounts: (await selectableAccounts(people, accounts, userId)).map(({ access }) => access) })
