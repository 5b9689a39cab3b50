import type { PartitionReader } from '@auctionwiz/platform/core/partition'
import type { Versioned } from '@auctionwiz/platform/core/store'
import type { InvitationDocument } from './invitation-document.ts'

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
  ]
  let next: string | undefined
  do {
    const page = await house.query<InvitationDocument>({ type: 'bidder-invitation', where }, { limit: bidderIds.length, next })
    page.items.forEach((document, index) => {
      found.set(document.bidderId, { document, version: page.versions[index] ?? '' })
    })
    next = page.next
  } while (next !== undefined)
  return found
}
