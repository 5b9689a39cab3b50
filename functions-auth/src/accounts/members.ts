import type { User } from '@auctionwiz/contracts/identity'
import { fold } from '@auctionwiz/domain/bidders/fold'
import { notFound } from '@auctionwiz/platform/core/failure'
import type { Partition, PartitionReader } from '@auctionwiz/platform/core/partition'
import { recordsOf } from '@auctionwiz/platform/core/records/writer'
import type { Write } from '@auctionwiz/platform/core/store'
import { findMember, type MemberDocument, memberId, memberRecord, type PersonCopy } from '@auctionwiz/records/members'

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
  searchKey: fold(`${member.person?.name ?? ''} ${member.person?.email ?? ''}`),
  roleKeys:
    member.accountRole === 'owner'
      ? ['owner']
      : [...new Set(member.houses.flatMap(({ role, auctionHouseId }) => [role, `${role}:${auctionHouseId}`]))],
  houseKeys: member.houses.map(({ auctionHouseId }) => auctionHouseId),
})

/** Fails with not_found for somebody who is no member: the same as for somebody who is not there at all. */
export const readMember = async (account: PartitionReader, userId: string): Promise<MemberDocument> => {
  const stored = await findMember(account, userId)
  if (!stored) throw notFound('User')
  return stored.document
}

/** Changes a member whoever else does so meanwhile. Fails with not_found. */
export const changeMember = async (
  account: Partition,
  userId: string,
  change: (member: MemberDocument) => MemberDocument | undefined,
  beside: (after: MemberDocument, before: MemberDocument) => readonly Write[] = () => [],
): Promise<MemberDocument> => {
  const indexed = (member: MemberDocument) => {
    const changed = change(member)
    return changed && indexedMember(changed)
  }
  const after = await recordsOf(memberRecord, account).change(memberId(userId), indexed, beside)
  if (!after) throw notFound('User')
  return after.document
}
