/** What the account's own document says of its standing; the authentication service writes it. */
export interface Standing {
  organization?: { domain: string; domainProven: boolean } | undefined
}

/** Whether the plan of an account is paid. */
export type PaidAccounts = (accountId: string) => boolean

/** @param setting `PAID_ACCOUNTS`: the ids of the accounts, separated by commas */
export const paidAccounts = (setting = ''): PaidAccounts => {
  const ids = new Set(setting.split(',').flatMap((id) => id.trim() || []))
  return (accountId) => ids.has(accountId)
}

/**
 * Why an account is established: its organization's domain is proven, or the operator says that its plan is paid. Undefined for all others. The
 * subscription tier says nothing of it as long as nobody checks that it is paid.
 */
export const establishedBy = (accountId: string, stored: Standing | undefined, isPaid: PaidAccounts): 'domain' | 'plan' | undefined => {
  if (stored?.organization?.domainProven) return 'domain'
  return isPaid(accountId) ? 'plan' : undefined
}
