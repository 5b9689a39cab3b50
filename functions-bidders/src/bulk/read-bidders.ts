import type { Bidder } from '@auctionwiz/contracts/bidders'
import { batchesOf, bytesOf } from '@auctionwiz/platform/core/store/batch-size'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import { readBidders } from '@auctionwiz/records/bidders'

/** The first bidders that fit one batch with all writes of their change, and those of them that exist. */
export const readBatch = async (
  house: PartitionReader,
  ids: readonly string[],
): Promise<{ some: readonly string[]; present: Map<string, Bidder> }> => {
  const present = await readBidders(house, ids)
  const [some = []] = batchesOf(ids, ids.length, (id) => (present.has(id) ? bytesOf(present.get(id)) : 0))
  for (const id of ids.slice(some.length)) present.delete(id)
  return { some, present }
}
