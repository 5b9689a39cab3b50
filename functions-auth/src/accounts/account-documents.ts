import type { Account, AuctionHouse, HouseAccess } from '@auctionwiz/contracts/identity'
import type { SecurityPolicy } from '@auctionwiz/contracts/mfa-policy'
import type { Organization } from '@auctionwiz/contracts/organizations'
import type { StoredDocument } from '@auctionwiz/platform/core/store'

/** Documents of the container `accounts`; the partition is the account id. `revision` counts the changes that people make to a document. */

/** What the account demands of its people; `mfaSince` is when it last demanded more. */
export interface StoredPolicy extends Omit<SecurityPolicy, 'version' | 'sessions'> {
  /** The product's own limits when absent. */
  sessions?: SecurityPolicy['sessions']
  mfaSince: string
  revision?: number
}

/** The tenant at the identity provider whose people sign in to the account. */
export interface StoredOrganization extends Omit<Organization, 'version'> {
  /** The code that shows whose the domain is, hashed. */
  domainCode?: { hash: string; expiresAt: string }
  revision?: number
}

export interface AccountDocument extends StoredDocument, Omit<Account, 'id' | 'auctionHouses' | 'type' | 'version'> {
  id: 'account'
  type: 'account'
  accountType: Account['type']
  security?: StoredPolicy
  organization?: StoredOrganization
  revision?: number
}

export interface HouseDocument extends StoredDocument, Omit<AuctionHouse, 'accountId' | 'version'> {
  type: 'house'
  revision?: number
}

/** What lists show of a person, copied here so that a list of people is one query. */
export interface PersonCopy {
  name: string
  firstName: string
  lastName: string
  email: string
  mfa: boolean
  /** The kinds of second factors that are on. */
  mfaMethods?: string[]
}

export type MemberHouse = Pick<HouseAccess, 'auctionHouseId' | 'role' | 'adjustments' | 'assignedAt' | 'assignedBy'>

/** What a person may do in the account. The id is `member:<userId>`. An owner reaches every house, listed or not. */
export interface MemberDocument extends StoredDocument {
  type: 'member'
  userId: string
  accountRole: 'owner' | 'member'
  houses: MemberHouse[]
  assignedAt: string
  assignedBy: string
  /** Active when absent. */
  status?: 'active' | 'suspended'
  /** When it was last suspended: an invitation from before lets nobody in again. */
  suspendedAt?: string
  /** When a role was last given: a second factor that it demands may be set up from then on. */
  rolesSince?: string
  lastActiveAt?: string
  person?: PersonCopy
  /** For searching and filtering, derived from the rest; see `indexedMember`. */
  searchKey?: string
  roleKeys?: string[]
  houseKeys?: string[]
  revision?: number
}

export const memberId = (userId: string): string => `member:${userId}`

/** The version that travels: the count of changes, so that what the system writes beside them makes no version stale. */
export const versionOf = ({ revision = 0 }: { revision?: number }): string => String(revision)
