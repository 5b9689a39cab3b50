import type { sendCampaignTest as endpoint } from '@auctionwiz/contracts/campaigns'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { randomId } from '@auctionwiz/platform/core/store/ids'
import { readAuction } from '@auctionwiz/records/auctions'
import { readBidder } from '@auctionwiz/records/bidders'
import { readHouse } from '@auctionwiz/records/houses'
import { findMember } from '@auctionwiz/records/members'
import type { BidderMailer } from '../emails/bidder-mailer.ts'
import { mailWords } from '../emails/mail-words.ts'
import { sendOne } from '../emails/send-bidder-email.ts'
import { campaignLetter } from './campaign-letter.ts'

/** Sends the caller what a bidder would receive. It counts as a mail of the account, and to the caller's address. */
export const sendCampaignTest =
  (mailer: BidderMailer): UseCase<typeof endpoint> =>
  async ({ body: { auctionId, bidderId, ...words } }, { house, account, auctionHouseId, claims, audit, log, now }) => {
    const [auction, bidder, sender, member] = await Promise.all([
      readAuction(house, auctionId, now),
      readBidder(house, bidderId),
      readHouse(account, auctionHouseId),
      findMember(account, claims.userId),
    ])
    const to = member?.document.person?.email
    if (!to) throw new Failure('no_email', { name: claims.userName })
    const letter = campaignLetter(words, auction, sender, bidder)
    const test = { ...letter, subject: mailWords[letter.language].test(letter.subject) }
    const { accountId } = claims
    await sendOne(mailer, { id: randomId('msg'), to, letter: test }, claims.userName, {
      account,
      accountId,
      house,
      auctionHouseId,
      now,
      log,
    })
    await house.write([audit({ action: 'campaign.test', subjectType: 'auction', subjectId: auctionId, subjectName: auction.title })])
    return { to }
  }
