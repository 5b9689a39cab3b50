import type { listBidderViews as endpoint } from '@auctionwiz/contracts/bidder-views'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { defaultViewId, defaultViewRecord } from '@auctionwiz/records/bidder-views'
import { readViews } from './view-repository.ts'

export const listBidderViews: UseCase<typeof endpoint> = async (_input, { house, claims: { userId } }) => {
  const [own, shared, chosen] = await Promise.all([
    readViews(house, { shared: false, ownerId: userId }),
    readViews(house, { shared: true, ownerId: userId }),
    readerOf(defaultViewRecord, house).find(defaultViewId(userId)),
  ])
  const views = [...own, ...shared].sort((left, right) => left.name.localeCompare(right.name, 'en'))
  const defaultId = chosen?.document.viewId
  return { views, ...(views.some(({ id }) => id === defaultId) && { defaultId }) }
}
