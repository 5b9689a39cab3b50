import { adjustmentMarks } from '@auctionwiz/contracts/held-permissions'
import { notificationKinds, notificationTopics } from '@auctionwiz/contracts/notification-kinds'
import { adjustedPermissions, type Permission } from '@auctionwiz/contracts/permissions'
import { partitionOf } from '@auctionwiz/platform/core/store/partition'
import type { DocumentStore } from '@auctionwiz/platform/core/store/store'
import { findMember, type MemberDocument } from './members.ts'
import type { NotificationDocument } from './notifications.ts'

/** Whether a user may still see what a notification is about. */
export const mayBeTold = async (
  store: DocumentStore,
  userId: string,
  { accountId, auctionHouseId, kind }: Pick<NotificationDocument, 'accountId' | 'auctionHouseId' | 'kind'>,
): Promise<boolean> => {
  const permission = notificationTopics[notificationKinds[kind].topic]
  if (permission === undefined) return true
  const member = (await findMember(partitionOf(store, 'accounts', [accountId]), userId))?.document
  if (!member || member.status === 'suspended') return false
  return memberPermissions(member, auctionHouseId).includes(permission)
}

/** What a member may do in a house. */
export const memberPermissions = ({ accountRole, houses }: MemberDocument, auctionHouseId: string): readonly Permission[] => {
  if (accountRole === 'owner') return adjustedPermissions('owner')
  const here = houses.find((one) => one.auctionHouseId === auctionHouseId)
  return here ? adjustedPermissions(here.role, adjustmentMarks(here.adjustments)) : []
}
