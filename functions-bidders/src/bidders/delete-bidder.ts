import type { deleteBidder as endpoint } from '@auctionwiz/contracts/bidders'
import { writeBidders } from '@auctionwiz/platform/core/bidder-writes'
import type { UseCase } from '@auctionwiz/platform/core/context'
import { forgetPairs } from '../duplicates/forget-bidder.ts'
import { readBidderById } from './bidder-repository.ts'

export const deleteBidder: UseCase<typeof endpoint> = async ({ params }, { house, audit, now }) => {
  const bidder = await readBidderById(house, params.id)
  const { id, bidderId, name } = bidder
  const event = audit({ action: 'bidder.delete', subjectType: 'bidder', subjectId: id, subjectName: name, before: { bidderId, name } })
  await writeBidders(house, [{ before: bidder, at: now }], [event, ...(await forgetPairs(house, id))])
  return { success: true }
}
