import type { Auction } from '@auctionwiz/contracts/auctions'
import { timeInMail, weekdayInMail } from '@auctionwiz/domain/mail-dates'
import { nameInMail, withoutLinks } from '@auctionwiz/domain/mail-text'
import type { InvitationDocument } from '@auctionwiz/records/bidder-invitations'
import type { HouseDocument } from '@auctionwiz/records/houses'
import type { BidderMail } from '../emails/bidder-mailer.ts'

/**
 * The mail of an invitation: staff's own words, if any, then what, when and where, in the house's time. Nothing that people typed becomes a link, because
 * a new account may write to anybody.
 */
export const invitationMail = (
  { id, bidderName, message, mailCount = 0 }: InvitationDocument,
  auction: Auction,
  house: Pick<HouseDocument, 'name' | 'contact' | 'settings'>,
  to: string,
): BidderMail => {
  const timeZone = house.settings.timezone
  const start = new Date(auction.startDate)
  const when = `${weekdayInMail(start, 'en', timeZone)}, ${timeInMail(start, 'en', timeZone)}`
  const title = nameInMail(auction.title)
  const subject = `Invitation: ${title}`
  const lines = [
    `Dear ${nameInMail(bidderName)},`,
    ...(message ? [withoutLinks(message)] : []),
    `“${nameInMail(house.name)}” invites you to the auction “${title}”.`,
    [`Starts: ${when}`, ...(auction.location ? [`Location: ${nameInMail(auction.location)}`] : [])].join('\n'),
  ]
  const letter = { house: house.name, replyTo: house.contact.email, subject, message: lines.join('\n\n') }
  // A reminder is another email than the first one; the same email sent twice arrives once.
  return { id: mailCount === 0 ? id : `${id}-${mailCount + 1}`, to, letter }
}
