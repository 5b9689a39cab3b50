import type { Auction } from '@auctionwiz/contracts/auctions'
import { type AuctionAction, auctionRefusal, leadsToStatus } from '@auctionwiz/domain/auctions/actions'
import { Failure, forbidden } from '@auctionwiz/platform/core/errors/failure'
import type { HouseContext } from '@auctionwiz/platform/core/http/context'
import { auditRecord } from '@auctionwiz/platform/core/records/audit'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'

/** Fails where the table of actions does not allow it: with the permission, the status, or the person who did the same before. */
export async function requireAction(action: AuctionAction, auction: Auction, { house, can }: HouseContext): Promise<void> {
  const refusal = auctionRefusal(action, auction, can)
  if (refusal === undefined) return
  if ('permission' in refusal) throw forbidden(refusal.permission)
  const { title, status } = auction
  if ('unpublished' in refusal) throw new Failure('auction_unpublished', { title })
  const name = leadsToStatus(action, status) ? await changedBy(house, auction) : undefined
  throw name === undefined ? new Failure('auction_state', { title, status }) : new Failure('auction_settled', { title, status, name })
}

const audited = { Active: 'auction.go_live', Completed: 'auction.close', Cancelled: 'auction.cancel', Upcoming: 'auction.publish' } as const

/** Who brought about the status; undefined where the clock did. */
const changedBy = async (house: PartitionReader, { id, status }: Auction): Promise<string | undefined> => {
  const of = [
    { field: 'subjectId', equals: id },
    { field: 'action', equals: audited[status] },
  ] as const
  const { items } = await readerOf(auditRecord, house.in('auctions')).page({ where: of }, { limit: 1 })
  return items[0]?.document.actorName
}
