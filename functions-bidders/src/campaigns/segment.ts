import type { Auction } from '@auctionwiz/contracts/auctions'
import type { BidderFilter } from '@auctionwiz/contracts/bidders'
import type { Campaign } from '@auctionwiz/contracts/campaigns'
import type { ScoreType } from '@auctionwiz/contracts/scores'
import { categoryFilter, premiumFilter, scoreTypeOf } from '@auctionwiz/domain/campaigns/audience'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import { bidderViewRecord } from '@auctionwiz/records/bidder-views'

/** Whom a campaign is for, and the score that counts. */
export interface Segment {
  /** Undefined where nobody can be in it: the auction names no category of bidders. */
  filter: BidderFilter | undefined
  scoreType: ScoreType
}

/** The segment as the auction, the rules or the saved view define it now; undefined where the view was deleted. */
export const segmentOf = async (
  house: PartitionReader,
  { kind, viewId = '' }: Pick<Campaign, 'kind' | 'viewId'>,
  auction: Auction,
): Promise<Segment | undefined> => {
  if (kind === 'premium') return { filter: premiumFilter(auction), scoreType: scoreTypeOf(auction) }
  if (kind === 'category') return { filter: categoryFilter(auction), scoreType: 'local' }
  const view = (await readerOf(bidderViewRecord, house).find(viewId))?.document
  return view && { filter: view.filter, scoreType: view.filter.scoreType ?? 'national' }
}
