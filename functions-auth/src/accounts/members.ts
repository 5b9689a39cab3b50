import type { User } from '@auctionwiz/contracts/identity'
import { normalizeForSearch } from '@auctionwiz/domain/normalize-for-search'
import { notFound } from '@auctionwiz/platform/core/errors/failure'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { recordsOf } from '@auctionwiz/platform/core/records/writer'
import type { Partition, PartitionReader } from '@auctionwiz/platform/core/store/partition'
import type { Write } from '@auctionwiz/platform/core/store/store'
import { findMember, type MemberDocument, memberId, memberRecord, type PersonCopy } from '@auctionwiz/records/members'
import type { People } from '../people/people.ts'

export const personCopy = ({ name, firstName, lastName, email, mfa }: User): PersonCopy => ({
  name,
  firstName,
  lastName,
  email,
  mfa: mfa.enabled,
  ...(mfa.enabled && mfa.methods && { mfaMethods: mfa.methods }),
})

/** The member with the fields that searches and filters compare. */
export const indexedMember = (member: MemberDocument): MemberDocument => ({
  ...member,
  status: member.status ?? 'active',
  searchKey: normalizeForSearch(`${member.person?.name ?? ''} ${member.person?.email ?? ''}`),
  roleKeys:
    member.accountRole === 'owner'
      ? ['owner']
      : [...new Set(member.houses.flatMap(({ role, auctionHouseId }) => [role, `${role}:${auctionHouseId}`]))],
  houseKeys: member.houses.map(({ auctionHouseId }) => auctionHouseId),
})

/** Throws not_found for a user who is no member, as for an unknown user. */
export async function readMember(account: PartitionReader, userId: string): Promise<MemberDocument> {
  const stored = await findMember(account, userId)
  if (!stored) throw notFound('User')
  return stored.document
}

/** Changes a member and retries conflicts. Throws not_found. */
export async function changeMember(
  account: Partition,
  userId: string,
  change: (member: MemberDocument) => MemberDocument | undefined,
  beside: (after: MemberDocument, before: MemberDocument) => readonly Write[] = () => [],
): Promise<MemberDocument> {
  const indexed = (member: MemberDocument) => {
    const changed = change(member)
    return changed && indexedMember(changed)
  }
  const after = await recordsOf(memberRecord, account).change(memberId(userId), indexed, beside)
  if (!after) throw notFound('User')
  return after.document
}

/** How stale "last active" may get before it is written again, in milliseconds. */
const activityGrain = 5 * 60_000

/** Brings a member up to date with the person; writes only when something differs. `activeAt` when the person is at work in the account now. */
export async function showPerson(account: Partition, user: User, activeAt?: Date): Promise<void> {
  await recordsOf(memberRecord, account).change(memberId(user.id), (member) => {
    const person = personCopy(user)
    const known = member.searchKey !== undefined && JSON.stringify(person) === JSON.stringify(member.person)
    const quiet = activeAt === undefined || activeAt.getTime() - Date.parse(member.lastActiveAt ?? '1970-01-01') < activityGrain
    if (known && quiet) return undefined
    return indexedMember({ ...member, person, ...(activeAt && { lastActiveAt: activeAt.toISOString() }) })
  })
}

/** Fills in what lists search by for members that were written without it. */
export type IndexMembers = (accountId: string) => Promise<void>

/** Looks through an account once for each instance of the app; members get their fields as soon as they are changed or enter. */
export function indexMembers(people: People, partition: (accountId: string) => Partition): IndexMembers {
  const seen = new Set<string>()
  return async (accountId) => {
    if (seen.has(accountId)) return
    const account = partition(accountId)
    for await (const { document: member } of readerOf(memberRecord, account).each()) {
      const user = member.searchKey === undefined ? await people.read(member.userId) : undefined
      if (user) await showPerson(account, user)
    }
    seen.add(accountId)
  }
}
