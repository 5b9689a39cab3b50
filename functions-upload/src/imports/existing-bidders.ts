import type { Bidder } from '@auctionwiz/contracts/bidders'
import { type BidderDocument, bidderOf } from '@auctionwiz/domain/bidders/document'
import type { PartitionReader } from '@auctionwiz/platform/core/partition'

/** The house's bidders who have one of these e-mail keys, by key. */
export const existingBidders = async (house: PartitionReader, keys: readonly string[]): Promise<Map<string, Bidder>> => {
  const found = new Map<string, Bidder>()
  if (keys.length === 0) return found
  const query = { type: 'bidder', where: [{ field: 'uniqueKey', in: keys }] }
  let next: string | undefined
  do {
    const page = await house.query<BidderDocument>(query, { limit: keys.length, next })
    page.items.forEach((document, index) => {
      found.set(document.uniqueKey, bidderOf(document, page.versions[index] ?? ''))
    })
    next = page.next
  } while (next !== undefined)
  return found
}
