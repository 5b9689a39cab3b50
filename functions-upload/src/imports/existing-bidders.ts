import type { Bidder } from '@auctionwiz/contracts/bidders'
import type { PartitionReader } from '@auctionwiz/platform/core/partition'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { bidderOf, bidderRecord } from '@auctionwiz/records/bidders'

/** The house's bidders who have one of these e-mail keys, by key. */
export const existingBidders = async (house: PartitionReader, keys: readonly string[]): Promise<Map<string, Bidder>> => {
  const found = new Map<string, Bidder>()
  if (keys.length === 0) return found
  const where = [{ field: 'uniqueKey', in: keys } as const]
  for await (const stored of readerOf(bidderRecord, house).each({ where }, keys.length))
    found.set(stored.document.uniqueKey, bidderOf(stored))
  return found
}
