import type { User } from '@auctionwiz/contracts/identity'
import { fold } from '@auctionwiz/domain/bidders/fold'
import { notFound } from '@auctionwiz/platform/core/failure'
import type { Partition, PartitionReader } from '@auctionwiz/platform/core/partition'
import type { Write } from '@auctionwiz/platform/core/store'
import { changeDocument } from '../documents.ts'
import { type MemberDocument, memberId, type PersonCopy } from './account-documents.ts'

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
  const stored = await account.read<MemberDocument>(memberId(userId))
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
  const after = await changeDocument<MemberDocument>(account, memberId(userId), indexed, beside)
  if (!after) throw notFound('User')
  return after
}
