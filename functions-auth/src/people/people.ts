import type { User } from '@auctionwiz/contracts/identity'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import { recordsOf } from '@auctionwiz/platform/core/records/writer'
import type { Partition } from '@auctionwiz/platform/core/store/partition'
import type { DocumentStore, Versioned, Write } from '@auctionwiz/platform/core/store/store'
import { findLookup } from '@auctionwiz/records/lookups'
import { type MembershipDocument, readMemberships } from '@auctionwiz/records/memberships'
import { findPassword } from '@auctionwiz/records/passwords'
import { findUser, type UserDocument, userDocumentId, userRecord } from '@auctionwiz/records/users'
import { mirroringPartition } from '../audit/mirrored-events.ts'

/** The people who sign in. */
export interface People {
  partition(userId: string): Partition
  /** The user id behind an email or provider key, see `emailLookup` and `providerLookup`. */
  find(lookup: string): Promise<string | undefined>
  read(userId: string): Promise<User | undefined>
  /** The user as stored, with the version a change sends back. */
  stored(userId: string): Promise<Versioned<UserDocument> | undefined>
  passwordHash(userId: string): Promise<string | undefined>
  memberships(userId: string): Promise<MembershipDocument[]>
  /**
   * Changes the user and retries conflicts, with `beside` in the same batch. Throws user_not_found. @returns the changed user.
   */
  change(userId: string, change: (user: UserDocument) => UserDocument, beside?: (after: UserDocument) => readonly Write[]): Promise<User>
}

export function people(store: DocumentStore): People {
  const partition = (userId: string) => mirroringPartition(store, userId)
  return {
    partition,
    find: async (lookup) => (await findLookup(partition(lookup)))?.document.target,
    read: async (userId) => {
      const stored = await findUser(partition(userId))
      return stored && presentPerson(stored.document, userId)
    },
    stored: (userId) => findUser(partition(userId)),
    passwordHash: async (userId) => (await findPassword(partition(userId)))?.document.hash,
    memberships: (userId) => readMemberships(partition(userId)),
    change: async (userId, change, beside = () => []) => {
      const after = await recordsOf(userRecord, partition(userId)).change(userDocumentId, change, beside)
      if (!after) throw new Failure('user_not_found')
      return presentPerson(after.document, userId)
    },
  }
}

/** The user as the API returns it. Fields stored once are repeated where readers look for them. */
export function presentPerson(document: Omit<UserDocument, 'id'>, id: string): User & Omit<UserDocument, 'id'> {
  const { firstName, lastName, profile, preferences } = document
  const { timezone, language } = profile
  return {
    ...document,
    id,
    profile: { ...profile, firstName, lastName },
    preferences: { dashboardLayout: 'default', ...preferences, timezone, language },
  }
}
