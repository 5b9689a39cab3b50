import type { listBidderInvitations as endpoint, OpenInvitation } from '@auctionwiz/contracts/open-invitations'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import type { Query, Versioned } from '@auctionwiz/platform/core/store/store'
import { auctionOf, auctionRecord } from '@auctionwiz/records/auctions'
import { type InvitationDocument, invitationRecord } from '@auctionwiz/records/bidder-invitations'
import { readBidder } from '@auctionwiz/records/bidders'
import { isOpen } from './invitation-document.ts'
import { mayResend } from './may-resend.ts'

/** Auctions read together. */
const pageSize = 50

const ofBidder = (bidderId: string) =>
  ({
    where: [
      { field: 'bidderId', equals: bidderId },
      { field: 'state', in: ['invited', 'review'] },
    ],
  }) as const

export const bidderInvitationsQuery = (bidderId: string): Query => invitationRecord.query(ofBidder(bidderId))

export const listBidderInvitations: UseCase<typeof endpoint> = async ({ params }, { house, now }) => {
  const { id } = await readBidder(house, params.id)
  const invitations = readerOf(invitationRecord, house)
  const open: OpenInvitation[] = []
  let next: string | undefined
  do {
    const page = await invitations.page(ofBidder(id), { limit: pageSize, next })
    open.push(...(await withAuctions(house, page.items, now)))
    next = page.next
  } while (next !== undefined)
  return { invitations: open.toSorted((a, b) => a.auctionStart.localeCompare(b.auctionStart)) }
}

/** Those whose auction is not over. */
const withAuctions = async (house: PartitionReader, stored: readonly Versioned<InvitationDocument>[], now: Date) => {
  if (stored.length === 0) return []
  const where = [{ field: 'id', in: stored.map(({ document }) => document.auctionId) } as const]
  const { items } = await readerOf(auctionRecord, house).page({ where }, { limit: stored.length })
  const auctions = new Map(items.map((one) => [one.document.id, auctionOf(one, now)]))
  return stored.flatMap(({ document, version }): OpenInvitation[] => {
    const auction = auctions.get(document.auctionId)
    const { id, auctionId, at, state, channel, mail, mailAt, sentAt } = document
    if (!auction || !isOpen(auction) || state === 'denied') return []
    return [
      {
        id,
        auctionId,
        at,
        state,
        ...(channel && { channel }),
        ...(mail && { mail }),
        ...(mailAt && { mailAt }),
        ...(sentAt && { sentAt }),
        version,
        auctionTitle: auction.title,
        auctionStart: auction.startDate,
        mayResend: mayResend(document, now),
      },
    ]
  })
}
