import type { User } from '@auctionwiz/contracts/identity'
import type { StoredDocument } from '@auctionwiz/platform/core/store'

/** Documents of the container `identities`; the partition of a person is the user id. */

export interface UserDocument extends StoredDocument, Omit<User, 'id'> {
  id: 'user'
  type: 'user'
  /** Sessions that began before are over: the password was changed, or everything was signed out. */
  sessionsFrom?: string
  /** Counts the changes that people make, so that one does not undo another's unseen. */
  revision?: number
  /** When an administrator removed all second factors; gone once a new one is set up. */
  mfaResetAt?: string
  /** The method that is asked for first. */
  primaryMfa?: string
  /** Devices that signed in, the latest first. */
  devices?: { name: string; seenAt: string }[]
  /** Hashes of network addresses that signed in, the latest first. */
  addresses?: string[]
  /** Tenants of the identity provider in which the person is known. */
  tenants?: string[]
}

/** `hash` describes its own algorithm and parameters (PHC string format). */
export interface PasswordDocument extends StoredDocument {
  id: 'password'
  type: 'password'
  hash: string
  changedAt?: string
}

/** Leads from an e-mail address or a provider's subject to the user; its partition is the key itself. */
export interface LookupDocument extends StoredDocument {
  id: 'lookup'
  type: 'lookup'
  target: string
}

/** That of a provider's subject: `viaAccount` when an account's link to its tenant made it, and it then holds only while that link does. */
export interface ProviderLookup extends LookupDocument {
  viaAccount?: string
}

/** That a person belongs to an account; what they may do there is the account's own member document. */
export interface MembershipDocument extends StoredDocument {
  type: 'membership'
  accountId: string
  isDefault: boolean
}

export const membershipId = (accountId: string): string => `membership:${accountId}`

export const emailLookup = (email: string): string => `email:${email.trim().toLowerCase()}`

/** A person at a provider is known by tenant and object id, never by e-mail. */
export const providerLookup = (tenantId: string, objectId: string): string => `provider:${tenantId}:${objectId}`
