import type { setDefaultBidderView as endpoint } from '@auctionwiz/contracts/bidder-views'
import type { UseCase } from '@auctionwiz/platform/core/context'
import { type DefaultView, defaultViewId } from './default-view.ts'
import { readView } from './view-repository.ts'

export const setDefaultBidderView: UseCase<typeof endpoint> = async ({ body: { id } }, context) => {
  const { house, claims } = context
  if (id !== undefined) await readView(context, id)
  const document: DefaultView = { id: defaultViewId(claims.userId), type: 'defaultView', ...(id !== undefined && { viewId: id }) }
  await house.write([{ kind: 'put', document }])
  return { success: true }
}
