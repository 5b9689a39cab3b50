import type { deleteBidder as endpoint } from '@auctionwiz/contracts/bidders'
import type { UseCase } from '@auctionwiz/platform/core/context'
import { readBidderById } from './bidder-repository.ts'

export const deleteBidder: UseCase<typeof endpoint> = async ({ params }, { house, audit }) => {
  const bidder = await readBidderById(house, params.id)
  await house.write([
    { kind: 'remove', id: bidder.id, version: bidder.version },
    audit({
      action: 'bidder.delete',
      subjectType: 'bidder',
      subjectId: bidder.id,
      before: { bidderId: bidder.bidderId, name: bidder.name },
    }),
  ])
  return { success: true }
}
