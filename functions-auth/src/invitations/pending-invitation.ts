import type { AccountReading } from '@auctionwiz/platform/core/http/context'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import type { Versioned } from '@auctionwiz/platform/core/store/store'
import { type UserInvitationDocument, userInvitationRecord } from '@auctionwiz/records/user-invitations'
import { administers } from '../security/administers.ts'

/** Whether the caller administers one of the houses that are offered. */
export const concerns = ({ claims }: AccountReading, { auctionHouseIds }: UserInvitationDocument): boolean =>
  auctionHouseIds.some((id) => administers(claims, id))

/** An invitation that nobody has accepted, of houses that the caller administers. */
export async function pendingInvitation(id: string, context: AccountReading): Promise<Versioned<UserInvitationDocument> | undefined> {
  const stored = await readerOf(userInvitationRecord, context.account).find(id)
  return stored?.document.status === 'pending' && concerns(context, stored.document) ? stored : undefined
}
