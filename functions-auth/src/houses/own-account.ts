import type { AccountReading } from '@auctionwiz/platform/core/context'
import { Failure, notFound } from '@auctionwiz/platform/core/failure'
import type { Accounts, Membership } from '../accounts/accounts.ts'

/** An account that the caller may enter; any other is not found. */
export const ownAccount = async (accounts: Accounts, accountId: string, { claims }: AccountReading): Promise<Membership> => {
  const membership = await accounts.membership(accountId, claims.userId)
  if (!membership || membership.member.status === 'suspended') throw notFound('Account')
  return membership
}

/** One that the caller owns. In the account of the token the token decides too: without a second factor that is due it owns nothing. */
export const ownedAccount = async (accounts: Accounts, accountId: string, context: AccountReading): Promise<Membership> => {
  const membership = await ownAccount(accounts, accountId, context)
  const { claims } = context
  const owner = membership.access.accountRole === 'owner' && (accountId !== claims.accountId || claims.accountRole === 'owner')
  if (!owner) throw new Failure('owner_only')
  return membership
}
