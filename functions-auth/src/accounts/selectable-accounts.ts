import type { People } from '../people/people.ts'
import type { Accounts, Membership } from './accounts.ts'

/** Every account a person can enter, the default one first, then by name. Memberships whose account is gone are left out. */
export const selectableAccounts = async (people: People, accounts: Accounts, userId: string): Promise<Membership[]> => {
  const memberships = await people.memberships(userId)
  const found = await Promise.all(memberships.map(({ accountId, isDefault }) => accounts.membership(accountId, userId, isDefault)))
  return found
    .filter((membership) => membership !== undefined)
    .sort(({ access: a }, { access: b }) => Number(b.isDefault) - Number(a.isDefault) || a.accountName.localeCompare(b.accountName))
}
