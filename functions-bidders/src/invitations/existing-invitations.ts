import { readerOf } from '@auctionwiz/platform/core/records/reader'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import type { Versioned } from '@auctionwiz/platform/core/store/store'
import { type InvitationDocument, invitationRecord } from '@auctionwiz/records/bidder-invitations'

/** The decisions that there are already for an auction on these bidders, by bidder. At most a page of bidders at a time. */
export const existingInvitations = async (
  house: PartitionReader,
  auctionId: string,
  bidderIds: readonly string[],
): Promise<Map<string, Versioned<InvitationDocument>>> => {
  const found = new Map<string, Versioned<InvitationDocument>>()
  const where = [
    { field: 'auctionId', equals: auctionId },
    { field: 'bidderId', in: bidderIds },
  ] as const
  for await (const stored of readerOf(invitationRecord, house).each({ where }, bidderIds.length))
    found.set(stored.document.bidderId, stored)
  return found
}
