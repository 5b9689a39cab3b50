import type { Bidder } from '@auctionwiz/contracts/bidders'
import { type BidderDocument, bidderOf } from '@auctionwiz/domain/bidders/document'
import type { PartitionReader } from '@auctionwiz/platform/core/partition'

/** Reads at the same time; more would only wait for each other. */
const parallel = 16

/** The house's bidders who have one of these e-mail keys: one query for all, and a read for each that is there, for its version. */
export const existingBidders = async (house: PartitionReader, keys: readonly string[]): Promise<Map<string, Bidder>> => {
  const found = new Map<string, Bidder>()
  const ids = await idsOf(house, keys)
  for (let start = 0; start < ids.length; start += parallel) {
    const stored = await Promise.all(ids.slice(start, start + parallel).map((id) => house.read<BidderDocument>(id)))
    for (const bidder of stored) if (bidder) found.set(bidder.document.uniqueKey, bidderOf(bidder.document, bidder.version))
  }
  return found
}

const idsOf = async (house: PartitionReader, keys: readonly string[]): Promise<string[]> => {
  const ids: string[] = []
  if (keys.length === 0) return ids
  const query = { type: 'bidder', where: [{ field: 'uniqueKey', in: keys }], fields: ['id'] }
  let next: string | undefined
  do {
    const page = await house.query<BidderDocument>(query, { limit: keys.length, next })
    ids.push(...page.items.map(({ id }) => id))
    next = page.next
  } while (next !== undefined)
  return ids
}
