import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { type PartitionReader, partitionOf } from '@auctionwiz/platform/core/store/partition'
import { memberRecord } from '@auctionwiz/records/members'
import { membershipRecord, readMemberships } from '@auctionwiz/records/memberships'
import { findUser } from '@auctionwiz/records/users'
import type { RemovalPorts } from './removal-ports.ts'

/** Someone who works for the account. */
export interface RemovedMember {
  userId: string
  /** Undefined where the account alone knows the person. */
  email: string | undefined
  /** Has no other account, so that nothing of the person stays. */
  leaves: boolean
}

/** The people of an account, by its members and by what the people themselves belong to: either may be left from a run that was killed. */
export const membersOf = async ({ store, naming }: RemovalPorts, accountId: string): Promise<RemovedMember[]> => {
  const ids = new Set<string>()
  for await (const { document } of readerOf(memberRecord, partitionOf(store, 'accounts', [accountId])).each()) ids.add(document.userId)
  const types = [membershipRecord.definition.type]
  for await (const page of naming({ container: 'identities', types, fields: ['accountId'], values: [accountId] }))
    for (const { partition } of page) ids.add(partition[0] ?? '')
  const members: RemovedMember[] = []
  for (const userId of ids) {
    const person: PartitionReader = partitionOf(store, 'identities', [userId])
    const [user, memberships] = await Promise.all([findUser(person), readMemberships(person)])
    members.push({ userId, email: user?.document.email, leaves: memberships.every((membership) => membership.accountId === accountId) })
  }
  return members
}
