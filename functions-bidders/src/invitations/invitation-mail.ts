import type { Auction } from '@auctionwiz/contracts/auctions'
import type { HouseDocument } from '@auctionwiz/records/houses'
import type { BidderMail } from '../emails/bidder-mailer.ts'
import type { InvitationDocument } from './invitation-document.ts'

/** The mail of an invitation: staff's own words, if any, then what, when and where, in the house's time. */
export const invitationMail = (
  { id, bidderName, message }: InvitationDocument,
  auction: Auction,
  house: Pick<HouseDocument, 'name' | 'contact' | 'settings'>,
  to: string,
): BidderMail => {
  const timeZone = house.settings.timezone
  const when = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short', timeZone }).format(new Date(auction.startDate))
  const subject = `Invitation: ${auction.title}`.slice(0, 150)
  const lines = [
    `Dear ${bidderName},`,
    ...(message ? [message] : []),
    `${house.name} invites you to the auction “${auction.title}”.`,
    [`It begins on ${when} (${timeZone}).`, ...(auction.location ? [`Place: ${auction.location}`] : [])].join('\n'),
  ]
  const letter = { house: house.name, replyTo: house.contact.email, subject, message: lines.join('\n\n') }
  return { id, to, letter }
}
