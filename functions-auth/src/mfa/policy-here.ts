import type { AccountDocument, StoredPolicy } from '../accounts/account-documents.ts'
import type { Accounts } from '../accounts/accounts.ts'
import { defaultPolicy } from './demand.ts'

/** What an account demands; the defaults for one that has not said. */
export const policyHere = async (accounts: Accounts, accountId: string): Promise<StoredPolicy> => {
  const stored = await accounts.partition(accountId).read<AccountDocument>('account')
  return stored?.document.security ?? defaultPolicy
}
