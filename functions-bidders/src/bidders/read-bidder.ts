import type { readBidder as endpoint } from '@auctionwiz/contracts/bidders'
import type { UseCase } from '@auctionwiz/platform/core/context'
import { readBidderById } from './bidder-repository.ts'

export const readBidder: UseCase<typeof endpoint> = async ({ params }, { house, can }) => {
  const bidder = await readBidderById(house, params.id)
  return can('bidders:history_view') ? bidder : { ...bidder, auctionHistory: [] }
}
