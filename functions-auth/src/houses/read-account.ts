import type * as calls from '@auctionwiz/contracts/houses'
import type { AccessClaims, Account, AuctionHouse } from '@auctionwiz/contracts/identity'
import { Failure, notFound } from '@auctionwiz/platform/core/errors/failure'
import type { AccountReading, UseCase } from '@auctionwiz/platform/core/http/context'
import type { Accounts, Membership } from '../accounts/accounts.ts'
import type { Deps } from '../deps.ts'

export const readAccount =
  ({ accounts }: Pick<Deps, 'accounts'>): UseCase<typeof calls.readAccount> =>
  async ({ params }, context) => ({ success: true, data: (await ownAccount(accounts, params.id, context)).account })

export const readCurrentAccount =
  ({ accounts }: Pick<Deps, 'accounts'>): UseCase<typeof calls.readCurrentAccount> =>
  async (_input, { claims }) => {
    const membership = await accounts.membership(claims.accountId, claims.userId)
    if (!membership) throw new Failure('account_access')
    return { success: true, data: { ...membership.account, auctionHouses: seenHouses(membership.account, claims) } }
  }

/** An account that the caller may enter; any other is not found. */
async function ownAccount(accounts: Accounts, accountId: string, { claims }: AccountReading): Promise<Membership> {
  const membership = await accounts.membership(accountId, claims.userId)
  if (!membership || membership.member.status === 'suspended') throw notFound('Account')
  return membership
}

/** One that the caller owns. In the account of the token the token decides too: without a second factor that is due it owns nothing. */
export async function ownedAccount(accounts: Accounts, accountId: string, context: AccountReading): Promise<Membership> {
  const membership = await ownAccount(accounts, accountId, context)
  const { claims } = context
  const owner = membership.access.accountRole === 'owner' && (accountId !== claims.accountId || claims.accountRole === 'owner')
  if (!owner) throw new Failure('owner_only')
  return membership
}

/** The houses that a token opens; one made since is seen with the next token. */
export const seenHouses = ({ auctionHouses }: Account, { houses }: AccessClaims): AuctionHouse[] =>
  auctionHouses.filter(({ id }) => Object.hasOwn(houses, id))
