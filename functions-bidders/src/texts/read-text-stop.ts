import type { readTextStop as endpoint } from '@auctionwiz/contracts/text-stops'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { followBidder } from '@auctionwiz/records/archived-bidders'
import type { TextStops } from './text-stops.ts'

/** Since when the bidder's phone number gets no texts. A bidder without one has nothing to stop. */
export const readTextStop =
  (stops: Pick<TextStops, 'of'>): UseCase<typeof endpoint> =>
  async ({ params }, { house }) => {
    const { phone = '' } = await followBidder(house, params.id)
    const [stoppedAt] = await stops.of([phone])
    return { ...(stoppedAt && { stoppedAt }) }
  }
