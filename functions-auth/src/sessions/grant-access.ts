import { adjustmentMarks } from '@auctionwiz/contracts/held-permissions'
import type { AccessClaims, AccountAccess, User } from '@auctionwiz/contracts/identity'
import type { AccountTokens, MfaDemand } from '@auctionwiz/contracts/sign-in'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { Membership } from '../accounts/accounts.ts'
import { demandOf } from '../accounts/security-policy.ts'
import type { Deps } from '../deps.ts'
import { lifetimes } from './token-issuer.ts'

export type Grant = Omit<AccountTokens, 'refreshToken'>

/**
 * An access token with the user's current rights in the account. With an overdue second factor it grants access only to the user's own data.
 * `expires`, in seconds since 1970, limits a token that replaces another. Throws account_access or account_suspended.
 */
export async function grantAccess(
  { tokens }: Pick<Deps, 'tokens'>,
  user: User,
  membership: Membership | undefined,
  sessionId: string,
  now: Date,
  expires?: number,
): Promise<Grant> {
  if (!membership) throw new Failure('account_access')
  if (membership.member.status === 'suspended') throw new Failure('account_suspended')
  const { account, access, mfa } = openTo(membership, user, now)
  const accessToken = await tokens.access({ ...claimsFor(user, access, sessionId), ...(expires !== undefined && { expires }) })
  const left = expires === undefined ? lifetimes.access : Math.floor(expires - now.getTime() / 1000)
  return { accessToken, expiresIn: Math.min(Math.max(left, 0), lifetimes.access), account, access, ...(mfa && { mfa }) }
}

/** What is open to a person in an account now: nothing but its name while a second factor is overdue. */
export function openTo(membership: Membership, user: User, now: Date): Pick<Membership, 'account' | 'access'> & { mfa?: MfaDemand } {
  const mfa = demandOf(membership, user, now)
  const { account, access } = mfa?.restricted ? withoutHouses(membership) : membership
  return { account, access, ...(mfa && { mfa }) }
}

const withoutHouses = ({ account, access }: Membership): Pick<Membership, 'account' | 'access'> => ({
  account: { ...account, auctionHouses: [] },
  access: { ...access, accountRole: 'member', roles: [], houses: [] },
})

export function claimsFor(user: User, access: AccountAccess, sessionId: string): AccessClaims {
  const adjusted = access.houses.flatMap(({ auctionHouseId, adjustments }) =>
    adjustments?.length ? [[auctionHouseId, adjustmentMarks(adjustments)] as const] : [],
  )
  return {
    userId: user.id,
    userName: user.name,
    accountId: access.accountId,
    accountRole: access.accountRole,
    houses: Object.fromEntries(access.houses.map(({ auctionHouseId, role }) => [auctionHouseId, role])),
    ...(adjusted.length > 0 && { adjusted: Object.fromEntries(adjusted) }),
    sessionId,
  }
}
