import { type previewAutoInvite as endpoint, leftOutReasons, previewLimit } from '@auctionwiz/contracts/bidder-assessments'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { readAuction } from '@auctionwiz/records/auctions'
import type { TextStops } from '../texts/text-stops.ts'
import { type RecommendedPage, recommendedFor } from './recommended.ts'

const pageSize = 500

/** Looks at the same bidders in the same way as Auto-Invite All itself. */
export const previewAutoInvite =
  (textStops: Pick<TextStops, 'of'>): UseCase<typeof endpoint> =>
  async ({ params: { auctionId }, query: { channel } }, { house, now }) => {
    const { readPage } = await recommendedFor(house, await readAuction(house, auctionId, now), textStops, channel)
    const leftOut: RecommendedPage['leftOut'] = {}
    let invite = 0
    let next: string | undefined
    for (let looked = 0; looked < previewLimit; ) {
      const page = await readPage(pageSize, next)
      invite += page.invite.size
      looked += page.looked
      for (const reason of leftOutReasons) {
        const count = (leftOut[reason] ?? 0) + (page.leftOut[reason] ?? 0)
        if (count > 0) leftOut[reason] = count
      }
      next = page.next
      if (next === undefined) break
    }
    return { invite, leftOut, more: next !== undefined }
  }
