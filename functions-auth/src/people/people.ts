import type { User } from '@auctionwiz/contracts/identity'
import { type Partition, partitionOf } from '@auctionwiz/platform/core/partition'
import type { DocumentStore } from '@auctionwiz/platform/core/store'
import type { LookupDocument, MembershipDocument, PasswordDocument, UserDocument } from './person.ts'

/** The people who sign in. */
export interface People {
  partition(userId: string): Partition
  /** The user id behind an e-mail or provider key, see `emailLookup` and `providerLookup`. */
  find(lookup: string): Promise<string | undefined>
  read(userId: string): Promise<User | undefined>
  passwordHash(userId: string): Promise<string | undefined>
  memberships(userId: string): Promise<MembershipDocument[]>
}

/** An account selection offers at most this many accounts. */
const mostAccounts = 100

export const people = (store: DocumentStore): People => {
  const partition = (userId: string) => partitionOf(store, 'identities', [userId])
  return {
    partition,
    find: async (lookup) => (await partition(lookup).read<LookupDocument>('lookup'))?.document.target,
    read: async (userId) => {
      const stored = await partition(userId).read<UserDocument>('user')
      return stored && { ...stored.document, id: userId }
    },
    passwordHash: async (userId) => (await partition(userId).read<PasswordDocument>('password'))?.document.hash,
    memberships: async (userId) =>
      (await partition(userId).query<MembershipDocument>({ type: 'membership' }, { limit: mostAccounts })).items,
  }
}
