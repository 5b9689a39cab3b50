import { adjustmentMarks } from '@auctionwiz/contracts/held-permissions'
import { adjustedPermissions } from '@auctionwiz/contracts/permissions'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import { findMember, type MemberDocument, type MemberHouse } from '@auctionwiz/records/members'
import type { UserInvitationDocument } from '@auctionwiz/records/user-invitations'

type Offer = Pick<UserInvitationDocument, 'inviterId' | 'role' | 'auctionHouseIds'>

/** The sender must still be allowed to invite, so that a former member cannot return by invitations to their other mailboxes. */
export function isStillOffered(inviter: MemberDocument | undefined, { role, auctionHouseIds }: Offer): boolean {
  if (!inviter || inviter.status === 'suspended') return false
  if (inviter.accountRole === 'owner') return true
  const invites = ({ role: held, adjustments }: MemberHouse) =>
    held === 'admin' && adjustedPermissions(held, adjustmentMarks(adjustments)).includes('users:invite')
  return role !== 'admin' && auctionHouseIds.every((id) => inviter.houses.some((house) => house.auctionHouseId === id && invites(house)))
}

/** The members who sent the invitations, by their user ids: each is read once. */
export async function readInviters(account: PartitionReader, offers: readonly Offer[]): Promise<Map<string, MemberDocument>> {
  const ids = [...new Set(offers.map(({ inviterId }) => inviterId))]
  const found = await Promise.all(ids.map((id) => findMember(account, id)))
  return new Map(found.flatMap((stored) => (stored ? [[stored.document.userId, stored.document] as const] : [])))
}
