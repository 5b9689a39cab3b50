import type { setDefaultBidderView as endpoint } from '@auctionwiz/contracts/bidder-views'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { recordsOf } from '@auctionwiz/platform/core/records/writer'
import { defaultViewId, defaultViewRecord } from '@auctionwiz/records/bidder-views'
import { readView } from './view-repository.ts'

export const setDefaultBidderView: UseCase<typeof endpoint> = async ({ body: { id } }, context) => {
  const { house, claims } = context
  if (id !== undefined) await readView(context, id)
  await recordsOf(defaultViewRecord, house).put({ id: defaultViewId(claims.userId), ...(id !== undefined && { viewId: id }) })
  return { success: true }
}
