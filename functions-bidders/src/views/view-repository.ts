import { type BidderView, viewLimit } from '@auctionwiz/contracts/bidder-views'
import type { HouseContext } from '@auctionwiz/platform/core/context'
import { Failure, forbidden, notFound } from '@auctionwiz/platform/core/failure'
import type { PartitionReader } from '@auctionwiz/platform/core/partition'
import type { StoredDocument } from '@auctionwiz/platform/core/store'

/** A view as stored; its type says whose it is, so that one's own and those of the house are found by an index each. */
export interface ViewDocument extends StoredDocument, Omit<BidderView, 'version' | 'shared'> {}

const sharedType = 'bidderView:shared'

export const viewType = ({ shared, ownerId }: Pick<BidderView, 'shared' | 'ownerId'>): string =>
  shared ? sharedType : `bidderView:${ownerId}`

export const viewOf = (document: ViewDocument, version: string): BidderView => ({
  ...document,
  shared: document.type === sharedType,
  version,
})

export const viewDocument = ({ shared, version: _version, ...view }: BidderView): ViewDocument => ({
  ...view,
  type: viewType({ shared, ownerId: view.ownerId }),
})

/** The views of one kind: a user's own, or those of the house. */
export const readViews = async (house: PartitionReader, kind: Pick<BidderView, 'shared' | 'ownerId'>): Promise<BidderView[]> => {
  const { items, versions } = await house.query<ViewDocument>({ type: viewType(kind) }, { limit: viewLimit })
  return items.map((document, index) => viewOf(document, versions[index] ?? ''))
}

/** A view the caller sees; somebody else's own is as missing as one that does not exist. */
export const readView = async ({ house, claims }: HouseContext, id: string): Promise<BidderView> => {
  const stored = await house.read<ViewDocument>(id)
  const kinds = [viewType({ shared: true, ownerId: '' }), viewType({ shared: false, ownerId: claims.userId })]
  if (!stored || !kinds.includes(stored.document.type)) throw notFound('View')
  return viewOf(stored.document, stored.version)
}

/** Views of the house are kept by those who may change bidders. */
export const requireSharing = ({ can }: HouseContext, ...views: readonly Pick<BidderView, 'shared'>[]): void => {
  const permission = 'bidders:edit'
  if (views.some(({ shared }) => shared) && !can(permission)) throw forbidden(permission)
}

export const requireRoom = async (house: PartitionReader, kind: Pick<BidderView, 'shared' | 'ownerId'>): Promise<void> => {
  if ((await readViews(house, kind)).length >= viewLimit) throw new Failure('limit_reached', { what: 'Saved views', limit: viewLimit })
}
