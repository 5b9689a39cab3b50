import type { Bidder } from '@auctionwiz/contracts/bidders'
import { type BidderDocument, bidderOf, emailKey } from '@auctionwiz/domain/bidders/document'
import { bidderBehind } from '@auctionwiz/platform/core/archived-bidders'
import { notFound } from '@auctionwiz/platform/core/failure'
import type { PartitionReader } from '@auctionwiz/platform/core/partition'

/** One bidder of the house by id; fails with not_found. */
export const readBidderById = async (house: PartitionReader, id: string): Promise<Bidder> => {
  const stored = await house.read<BidderDocument>(id)
  if (stored?.document.type !== 'bidder') throw notFound('Bidder')
  return bidderOf(stored.document, stored.version)
}

/** The same, or of one that was merged into another that other one; fails with not_found. */
export const followBidder = async (house: PartitionReader, id: string): Promise<Bidder> => {
  const stored = await bidderBehind(house, id)
  if (!stored) throw notFound('Bidder')
  return bidderOf(stored.document, stored.version)
}

/** The id of the bidder who has this e-mail in the house. */
export const bidderIdByEmail = async (house: PartitionReader, email: string): Promise<string | undefined> => {
  const where = [{ field: 'uniqueKey', equals: emailKey(email) }]
  const { items } = await house.query<BidderDocument>({ type: 'bidder', where, fields: ['id'] }, { limit: 1 })
  return items[0]?.id
}
