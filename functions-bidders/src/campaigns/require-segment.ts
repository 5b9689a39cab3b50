import type { Auction } from '@auctionwiz/contracts/auctions'
import type { Campaign } from '@auctionwiz/contracts/campaigns'
import { notFound } from '@auctionwiz/platform/core/errors/failure'
import type { HouseReading } from '@auctionwiz/platform/core/http/context'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { bidderViewRecord, isVisibleTo } from '@auctionwiz/records/bidder-views'
import { type Segment, segmentOf } from './segment.ts'

/** The segment of a campaign that the caller plans. @throws Failure `not_found`, also for another user's own view */
export const requireSegment = async (
  { house, claims }: Pick<HouseReading, 'house' | 'claims'>,
  audience: Pick<Campaign, 'kind' | 'viewId'>,
  auction: Auction,
): Promise<Segment> => {
  const view = audience.viewId === undefined ? undefined : await readerOf(bidderViewRecord, house).find(audience.viewId)
  const isForbidden = view && !isVisibleTo(view.document, claims.userId)
  const segment = isForbidden ? undefined : await segmentOf(house, audience, auction)
  if (!segment) throw notFound('View')
  return segment
}
