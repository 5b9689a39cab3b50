import type * as calls from '@auctionwiz/contracts/campaigns'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { listerOf } from '@auctionwiz/platform/core/records/reader'
import { readAuction } from '@auctionwiz/records/auctions'
import { readBidder } from '@auctionwiz/records/bidders'
import { readHouse } from '@auctionwiz/records/houses'
import { bidderParts, bidderSelection } from '../bidders/bidder-query.ts'
import { pageOfParts } from '../bidders/page-of-parts.ts'
import type { EmailLinks } from '../emails/email-links.ts'
import { emailFooter, stopText } from '../emails/email-page.ts'
import { campaignLetter } from './campaign-letter.ts'
import { recipientOf } from './campaign-mails.ts'
import { requireSegment } from './require-segment.ts'
import { candidates, screenBidders, screenSize } from './screen-bidders.ts'

/** The sending itself checks again: who registers or stops emails until then gets none. */
export const previewCampaign =
  (links: Pick<EmailLinks, 'stopId'>): UseCase<typeof calls.previewCampaign> =>
  async ({ body: { auctionId, page, ...audience } }, context) => {
    const { house, claims, auctionHouseId, now } = context
    const auction = await readAuction(house, auctionId, now)
    const { filter, scoreType } = await requireSegment(context, audience, auction)
    if (!filter) return { total: 0, bidders: [] }
    const rows = listerOf(candidates, house)
    const [found, total] = await Promise.all([
      pageOfParts(rows, bidderParts({ scoreType, ...filter }), { limit: screenSize, next: page }),
      page === undefined ? rows.count(bidderSelection(filter).where) : undefined,
    ])
    const screened = await screenBidders(
      { house, accountId: claims.accountId, auctionHouseId, links },
      found.items.map(({ document }) => document),
      { auctionId, now, counting: ['due', 'sending', 'sent'] },
    )
    const bidders = screened.map(({ bidder, reason }) => recipientOf(bidder, scoreType, reason))
    return { filter, ...(total !== undefined && { total }), bidders, ...(found.next && { nextPage: found.next }) }
  }

export const previewCampaignMail: UseCase<typeof calls.previewCampaignMail> = async (
  { body: { auctionId, bidderId, ...words } },
  { house, account, auctionHouseId, now },
) => {
  const [auction, bidder, sender] = await Promise.all([
    readAuction(house, auctionId, now),
    readBidder(house, bidderId),
    readHouse(account, auctionHouseId),
  ])
  const letter = campaignLetter(words, auction, sender, bidder)
  return {
    from: sender.name,
    ...(letter.replyTo && { replyTo: letter.replyTo }),
    to: bidder.email,
    subject: letter.subject,
    message: letter.message,
    footer: emailFooter(letter),
    stop: stopText(letter),
  }
}
