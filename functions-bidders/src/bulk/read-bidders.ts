import type { Bidder } from '@auctionwiz/contracts/bidders'
import { type BidderDocument, bidderOf } from '@auctionwiz/domain/bidders/document'
import { batchesOf, bytesOf } from '@auctionwiz/platform/core/batch-size'
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

/** The first of the bidders, as many as one batch can hold with all that their change leaves behind, and those of them that are there. */
export const readBatch = async (
  house: PartitionReader,
  ids: readonly string[],
): Promise<{ some: readonly string[]; present: Map<string, Bidder> }> => {
  const present = await readBidders(house, ids)
  const [some = []] = batchesOf(ids, ids.length, (id) => (present.has(id) ? bytesOf(present.get(id)) : 0))
  for (const id of ids.slice(some.length)) present.delete(id)
  return { some, present }
}
