import type { User } from '@auctionwiz/contracts/identity'
import type { Partition } from '@auctionwiz/platform/core/partition'
import { recordsOf } from '@auctionwiz/platform/core/records/writer'
import { memberId, memberRecord } from '@auctionwiz/records/members'
import { indexedMember, personCopy } from './members.ts'

/** How stale "last active" may get before it is written again, in milliseconds. */
const activityGrain = 5 * 60_000

/** Brings a member up to date with the person; writes only when something differs. `activeAt` when the person is at work in the account now. */
export const showPerson = async (account: Partition, user: User, activeAt?: Date): Promise<void> => {
  await recordsOf(memberRecord, account).change(memberId(user.id), (member) => {
    const person = personCopy(user)
    const known = member.searchKey !== undefined && JSON.stringify(person) === JSON.stringify(member.person)
    const quiet = activeAt === undefined || activeAt.getTime() - Date.parse(member.lastActiveAt ?? '1970-01-01') < activityGrain
    if (known && quiet) return undefined
    return indexedMember({ ...member, person, ...(activeAt && { lastActiveAt: activeAt.toISOString() }) })
  })
}
