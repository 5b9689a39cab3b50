import type { Auction } from '@auctionwiz/contracts/auctions'
import { type AuctionDocument, auctionOf } from '@auctionwiz/domain/auctions/document'
import { notFound } from './failure.ts'
import type { PartitionReader } from './partition.ts'

/** One auction of the house by id; fails with not_found. */
export const readAuction = async (house: PartitionReader, id: string, now: Date): Promise<Auction> => {
  const stored = await house.read<AuctionDocument>(id)
  if (stored?.document.type !== 'auction') throw notFound('Auction')
  return auctionOf(stored.document, stored.version, now)
}
