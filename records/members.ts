import { instant } from '@auctionwiz/contracts/fields'
import { houseAccess } from '@auctionwiz/contracts/identity'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { type DocumentOf, record } from '@auctionwiz/platform/core/records/record'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import type { Versioned } from '@auctionwiz/platform/core/store/store'
import * as z from 'zod/mini'
import { revision } from './revisions.ts'
import { staffData } from './staff-data.ts'

const { auctionHouseId, role, adjustments, assignedAt, assignedBy } = houseAccess.shape
const memberHouse = z.object({ auctionHouseId, role, adjustments, assignedAt, assignedBy })

const personCopy = z.object({
  name: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  mfa: z.boolean(),
  /** The kinds of second factors that are on. */
  mfaMethods: z.optional(z.array(z.string())),
})

export const memberRecord = record({
  type: 'member',
  container: 'accounts',
  names: ['member', 'members'],
  about: 'What a person may do in the account. An owner reaches every house, listed or not.',
  fields: () => ({
    userId: z.string(),
    accountRole: z.enum(['owner', 'member']),
    houses: z.array(memberHouse),
    assignedAt: instant,
    assignedBy: z.string(),
    /** Active when absent. */
    status: z.optional(z.enum(['active', 'suspended'])),
    /** When the member was last suspended: an invitation from before lets nobody in again. */
    suspendedAt: z.optional(instant),
    /** When a role was last given: a second factor that it demands may be set up from then on. */
    rolesSince: z.optional(instant),
    lastActiveAt: z.optional(instant),
    /** A copy of the user, so that a list of members is one query. */
    person: z.optional(personCopy),
    /** For searches and filters, derived from the other fields. */
    searchKey: z.optional(z.string()),
    roleKeys: z.optional(z.array(z.string())),
    houseKeys: z.optional(z.array(z.string())),
    revision,
  }),
  personalData: staffData('userId'),
  nameOf: ({ person }) => person?.name,
})

export type MemberDocument = DocumentOf<typeof memberRecord>
export type MemberHouse = z.output<typeof memberHouse>
export type PersonCopy = z.output<typeof personCopy>

export const memberId = (userId: string): string => `member:${userId}`

export const findMember = (account: PartitionReader, userId: string): Promise<Versioned<MemberDocument> | undefined> =>
  readerOf(memberRecord, account).find(memberId(userId))
