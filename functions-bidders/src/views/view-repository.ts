import { type BidderView, viewLimit } from '@auctionwiz/contracts/bidder-views'
import { Failure, forbidden, notFound } from '@auctionwiz/platform/core/errors/failure'
import type { HouseContext } from '@auctionwiz/platform/core/http/context'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import { bidderViewRecord, isVisibleTo, viewOf, viewOwner } from '@auctionwiz/records/bidder-views'

type Kind = Pick<BidderView, 'shared' | 'ownerId'>

const ofOwner = (kind: Kind) => ({ where: [{ field: 'keptBy', equals: viewOwner(kind) } as const] })

export const viewsQuery = (kind: Kind) => bidderViewRecord.query(ofOwner(kind))

/** The views of one kind: a user's own, or those shared with the house. */
export const readViews = async (house: PartitionReader, kind: Kind): Promise<BidderView[]> => {
  const { items } = await readerOf(bidderViewRecord, house).page(ofOwner(kind), { limit: viewLimit })
  return items.map(viewOf)
}

/** A view that the caller may see. @throws Failure `not_found`, also for another user's own view */
export const readView = async ({ house, claims }: HouseContext, id: string): Promise<BidderView> => {
  const stored = await readerOf(bidderViewRecord, house).find(id)
  if (!stored || !isVisibleTo(stored.document, claims.userId)) throw notFound('View')
  return viewOf(stored)
}

/** Shared views are changed by those who may change bidders. @throws Failure `forbidden` */
export const requireSharing = ({ can }: HouseContext, ...views: readonly Pick<BidderView, 'shared'>[]): void => {
  const permission = 'bidders:edit'
  if (views.some(({ shared }) => shared) && !can(permission)) throw forbidden(permission)
}

export const requireRoom = async (house: PartitionReader, kind: Kind): Promise<void> => {
  if ((await readViews(house, kind)).length >= viewLimit) throw new Failure('limit_reached', { what: 'Saved views', limit: viewLimit })
}
