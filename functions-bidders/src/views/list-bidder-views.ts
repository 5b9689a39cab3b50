import type { listBidderViews as endpoint } from '@auctionwiz/contracts/bidder-views'
import type { UseCase } from '@auctionwiz/platform/core/context'
import { type DefaultView, defaultViewId } from './default-view.ts'
import { readViews } from './view-repository.ts'

export const listBidderViews: UseCase<typeof endpoint> = async (_input, { house, claims: { userId } }) => {
  const [own, shared, chosen] = await Promise.all([
    readViews(house, { shared: false, ownerId: userId }),
    readViews(house, { shared: true, ownerId: userId }),
    house.read<DefaultView>(defaultViewId(userId)),
  ])
  const views = [...own, ...shared].sort((left, right) => left.name.localeCompare(right.name, 'en'))
  const defaultId = chosen?.document.viewId
  return { views, ...(views.some(({ id }) => id === defaultId) && { defaultId }) }
}
