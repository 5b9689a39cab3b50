import type { readBidder as endpoint } from '@auctionwiz/contracts/bidders'
import type { UseCase } from '@auctionwiz/platform/core/context'
import { followBidder } from '@auctionwiz/records/archived-bidders'
import { visibleBidder } from './visible-bidder.ts'

export const readBidder: UseCase<typeof endpoint> = async ({ params }, context) =>
  visibleBidder(await followBidder(context.house, params.id), context)
