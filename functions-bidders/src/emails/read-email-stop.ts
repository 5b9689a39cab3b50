import type { readEmailStop as endpoint } from '@auctionwiz/contracts/email-stops'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { followBidder } from '@auctionwiz/records/archived-bidders'
import type { EmailLinks } from './email-links.ts'
import { stopsOf } from './email-stop.ts'

/** Since when the bidder's address is stopped. A bidder without an address has nothing to stop. */
export const readEmailStop =
  (links: Pick<EmailLinks, 'stopId'>): UseCase<typeof endpoint> =>
  async ({ params }, { house, claims, auctionHouseId }) => {
    const { email } = await followBidder(house, params.id)
    if (email === '') return {}
    const [stoppedAt] = await stopsOf(house, links, { accountId: claims.accountId, auctionHouseId }, [email])
    return { ...(stoppedAt && { stoppedAt }) }
  }
