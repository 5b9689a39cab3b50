import { findAccount, type StoredPolicy } from '@auctionwiz/records/accounts'
import type { Accounts } from '../accounts/accounts.ts'
import { defaultPolicy } from './demand.ts'

/** What an account demands; the defaults for one that has not said. */
export const policyHere = async (accounts: Accounts, accountId: string): Promise<StoredPolicy> => {
  const stored = await findAccount(accounts.partition(accountId))
  return stored?.document.security ?? defaultPolicy
}
