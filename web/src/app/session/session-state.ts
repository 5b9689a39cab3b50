import type { Account, AccountAccess, AuctionHouse, User } from '@auctionwiz/contracts/identity'
import type { Role } from '@auctionwiz/contracts/permissions'
import type { MfaChallenge, MfaDemand } from '@auctionwiz/contracts/sign-in'

const supportTypes = ['no-account-access', 'account-access', 'account-not-cached', 'general'] as const
export type SupportType = (typeof supportTypes)[number]

/** Why someone cannot get in, to be read and to be copied for support. */
export interface SupportInfo {
  errorType: SupportType
  errorDetails: string
  userId?: string
  userEmail?: string
  accountId?: string
}

/** Someone at work in one house of one account. */
export interface SignedInState {
  kind: 'signedIn'
  user: User
  account: Account
  access: AccountAccess
  /** The house in view; absent when the user has access to none. */
  auctionHouseId: string | undefined
  /** Set while the user at this browser looks at the account as `user` does: nothing can be changed until it ends. Instant in ISO 8601. */
  viewing?: { by: string; until: string }
  /** What the account still demands of the user before it opens, or goes on being open. */
  mfa?: MfaDemand | undefined
}

/** Where somebody works: what is kept of an account that was entered. */
export type Place = Pick<SignedInState, 'user' | 'account' | 'access' | 'mfa'>

/**
 * Where a person stands: nobody is signed in (`notice` says why not any longer), a stored sign-in is being taken up, a second factor is
 * awaited, an account is to be chosen, nothing is open to them (support screen), or they are at work.
 */
export type SessionState =
  | { kind: 'signedOut'; notice?: string }
  | { kind: 'resuming' }
  | { kind: 'challenged'; email: string; challenge: MfaChallenge }
  | { kind: 'selecting'; user: User; accounts: AccountAccess[] }
  | { kind: 'support'; info: SupportInfo }
  | SignedInState

/** The support screen of somebody who is known: why they can't get in, and into which account where they chose one. */
export const supportFor = ({ id, email }: User, errorType: SupportType, errorDetails: string, accountId?: string): SessionState => ({
  kind: 'support',
  info: { errorType, errorDetails, userId: id, userEmail: email, ...(accountId !== undefined && { accountId }) },
})

/** The houses the user may see: the owner all of the account's, others those they were assigned to. */
export const visibleHouses = ({ account, access }: Pick<SignedInState, 'account' | 'access'>): AuctionHouse[] =>
  access.accountRole === 'owner'
    ? account.auctionHouses
    : account.auctionHouses.filter((house) => access.houses.some((held) => held.auctionHouseId === house.id))

/** The user's role in a house, undefined where they have none. */
export const roleIn = ({ access }: Pick<SignedInState, 'access'>, auctionHouseId: string | undefined): Role | undefined =>
  access.accountRole === 'owner' ? 'owner' : access.houses.find((held) => held.auctionHouseId === auctionHouseId)?.role
