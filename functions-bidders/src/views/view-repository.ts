import { type BidderView, viewLimit } from '@auctionwiz/contracts/bidder-views'
import type { HouseContext } from '@auctionwiz/platform/core/context'
import { Failure, forbidden, notFound } from '@auctionwiz/platform/core/failure'
import type { PartitionReader } from '@auctionwiz/platform/core/partition'
import type { StoredDocument } from '@auctionwiz/platform/core/store'

/** A view as stored. */
export interface ViewDocument extends StoredDocument, Omit<BidderView, 'version' | 'shared'> {
  type: 'bidderView'
  /** Whose it is: the user's own, or `house`; by it they are found. */
  keptBy: string
}

const keptByHouse = 'house'

const keeper = ({ shared, ownerId }: Pick<BidderView, 'shared' | 'ownerId'>): string => (shared ? keptByHouse : ownerId)

/** The views of one keeper. */
export const viewsQuery = (kind: Pick<BidderView, 'shared' | 'ownerId'>) => ({
  type: 'bidderView',
  where: [{ field: 'keptBy', equals: keeper(kind) }],
})

export const viewOf = ({ keptBy, ...document }: ViewDocument, version: string): BidderView => ({
  ...document,
  shared: keptBy === keptByHouse,
  version,
})

export const viewDocument = ({ shared, version: _version, ...view }: BidderView): ViewDocument => ({
  ...view,
  type: 'bidderView',
  keptBy: keeper({ shared, ownerId: view.ownerId }),
})

/** The views of one kind: a user's own, or those of the house. */
export const readViews = async (house: PartitionReader, kind: Pick<BidderView, 'shared' | 'ownerId'>): Promise<BidderView[]> => {
  const { items, versions } = await house.query<ViewDocument>(viewsQuery(kind), { limit: viewLimit })
  return items.map((document, index) => viewOf(document, versions[index] ?? ''))
}

/** A view the caller sees; somebody else's own is as missing as one that does not exist. */
export const readView = async ({ house, claims }: HouseContext, id: string): Promise<BidderView> => {
  const stored = await house.read<ViewDocument>(id)
  const kept = stored?.document.type === 'bidderView' && [keptByHouse, claims.userId].includes(stored.document.keptBy)
  if (!stored || !kept) throw notFound('View')
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
