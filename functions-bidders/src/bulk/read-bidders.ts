import type { Bidder } from '@auctionwiz/contracts/bidders'
import { type BidderDocument, bidderOf } from '@auctionwiz/domain/bidders/document'
import type { PartitionReader } from '@auctionwiz/platform/core/partition'

/** Those of the bidders that are there, by id: point reads side by side, the cheapest way to documents whose ids are known. */
export const readBidders = async (house: PartitionReader, ids: readonly string[]): Promise<Map<string, Bidder>> => {
  const stored = await Promise.all(ids.map((id) => house.read<BidderDocument>(id)))
  return new Map(
    stored.flatMap((found) =>
      found?.document.type === 'bidder' ? [[found.document.id, bidderOf(found.document, found.version)] as const] : [],
    ),
  )
}
