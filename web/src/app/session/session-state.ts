import type { Account, AccountAccess, AuctionHouse, User } from '@auctionwiz/contracts/identity'
import type { Role } from '@auctionwiz/contracts/permissions'
import type { MfaChallenge, MfaDemand } from '@auctionwiz/contracts/sign-in'

const supportTypes = ['no-account-access', 'account-access', 'account-not-cached', 'general'] as const
export type SupportType = (typeof supportTypes)[number]

/** Why a user cannot get in, shown to the user and copied for support. */
export interface SupportInfo {
  errorType: SupportType
  errorDetails: string
  userId?: string
  userEmail?: string
  accountId?: string
}

/** A user at work in one house of one account. */
export interface SignedInState {
  kind: 'signedIn'
  user: User
  account: Account
  access: AccountAccess
  /** The current house; absent when the user has access to none. */
  auctionHouseId: string | undefined
  /** Set while the user views the account as `user`: nothing can be changed until it ends. Instant in ISO 8601. */
  viewing?: { by: string; until: string }
  /** What the account still requires of the user for access. */
  mfa?: MfaDemand | undefined
}

/** What is stored of an entered account. */
export type SessionScope = Pick<SignedInState, 'user' | 'account' | 'access' | 'mfa'>

/**
 * The session state: signed out (`notice` says why the session ended), restoring a stored sign-in, waiting for a second factor,
 * choosing an account, without access (support screen), or at work.
 */
export type SessionState =
  | { kind: 'signedOut'; notice?: string }
  | { kind: 'resuming' }
  | { kind: 'challenged'; email: string; challenge: MfaChallenge }
  | { kind: 'selecting'; user: User; accounts: AccountAccess[] }
  | { kind: 'support'; info: SupportInfo }
  | SignedInState

/** The support screen of a known user: why they can't get in, and the account they chose, if any. */
export const supportFor = ({ id, email }: User, errorType: SupportType, errorDetails: string, accountId?: string): SessionState => ({
  kind: 'support',
  info: { errorType, errorDetails, userId: id, userEmail: email, ...(accountId !== undefined && { accountId }) },
})

/** The houses the user may see: all of the account for its owner, the assigned ones for others. */
export const visibleHouses = ({ account, access }: Pick<SignedInState, 'account' | 'access'>): AuctionHouse[] =>
  access.accountRole === 'owner'
    ? account.auctionHouses
    : account.auctionHouses.filter((house) => access.houses.some((held) => held.auctionHouseId === house.id))

/** The user's role in a house, undefined where they have none. */
export const roleIn = ({ access }: Pick<SignedInState, 'access'>, auctionHouseId: string | undefined): Role | undefined =>
  access.accountRole === 'owner' ? 'owner' : access.houses.find((held) => held.auctionHouseId === auctionHouseId)?.role
