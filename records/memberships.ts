import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { type DocumentOf, record } from '@auctionwiz/platform/core/records/record'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import type { Write } from '@auctionwiz/platform/core/store/store'
import * as z from 'zod/mini'
import { staffData } from './staff-data.ts'

export const membershipRecord = record({
  type: 'membership',
  container: 'identities',
  names: ['membership', 'memberships'],
  about: 'That a user belongs to an account. The member record of the account says what the user may do there.',
  fields: () => ({ accountId: z.string(), isDefault: z.boolean() }),
  personalData: staffData(),
})

export type MembershipDocument = DocumentOf<typeof membershipRecord>

/** A user's memberships beyond this many are not read. */
const maxMemberships = 100

export async function readMemberships(person: PartitionReader): Promise<MembershipDocument[]> {
  const { items } = await readerOf(membershipRecord, person).page({}, { limit: maxMemberships })
  return items.map(({ document }) => document)
}

export const membershipId = (accountId: string): string => `membership:${accountId}`

export const membershipWrite = (accountId: string, isDefault: boolean): Write =>
  membershipRecord.put({ id: membershipId(accountId), accountId, isDefault })
