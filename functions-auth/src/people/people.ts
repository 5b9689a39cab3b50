import type { User } from '@auctionwiz/contracts/identity'
import { Failure } from '@auctionwiz/platform/core/failure'
import type { Partition } from '@auctionwiz/platform/core/partition'
import type { DocumentStore, Versioned, Write } from '@auctionwiz/platform/core/store'
import { mirroringPartition } from '../audit/mirrored-events.ts'
import { changeDocument } from '../documents.ts'
import type { LookupDocument, MembershipDocument, PasswordDocument, UserDocument } from './person.ts'
import { presentPerson } from './present-person.ts'

/** The people who sign in. */
export interface People {
  partition(userId: string): Partition
  /** The user id behind an e-mail or provider key, see `emailLookup` and `providerLookup`. */
  find(lookup: string): Promise<string | undefined>
  read(userId: string): Promise<User | undefined>
  /** The user as stored, with the version a change sends back. */
  stored(userId: string): Promise<Versioned<UserDocument> | undefined>
  passwordHash(userId: string): Promise<string | undefined>
  memberships(userId: string): Promise<MembershipDocument[]>
  /**
   * Changes the user whoever else does so meanwhile, with `beside` in the same batch. Fails with user_not_found. @returns the user after it.
   */
  change(userId: string, change: (user: UserDocument) => UserDocument, beside?: (after: UserDocument) => readonly Write[]): Promise<User>
}

/** An account selection offers at most this many accounts. */
const mostAccounts = 100

export const people = (store: DocumentStore): People => {
  const partition = (userId: string) => mirroringPartition(store, userId)
  return {
    partition,
    find: async (lookup) => (await partition(lookup).read<LookupDocument>('lookup'))?.document.target,
    read: async (userId) => {
      const stored = await partition(userId).read<UserDocument>('user')
      return stored && presentPerson(stored.document, userId)
    },
    stored: (userId) => partition(userId).read<UserDocument>('user'),
    passwordHash: async (userId) => (await partition(userId).read<PasswordDocument>('password'))?.document.hash,
    memberships: async (userId) =>
      (await partition(userId).query<MembershipDocument>({ type: 'membership' }, { limit: mostAccounts })).items,
    change: async (userId, change, beside = () => []) => {
      const after = await changeDocument<UserDocument>(partition(userId), 'user', change, beside)
      if (!after) throw new Failure('user_not_found')
      return presentPerson(after, userId)
    },
  }
}
