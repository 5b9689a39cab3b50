import type { Auction } from '@auctionwiz/contracts/auctions'
import { timeInMail, weekdayInMail } from '@auctionwiz/domain/mail-dates'
import { nameInMail, withoutLinks } from '@auctionwiz/domain/mail-text'
import type { InvitationDocument } from '@auctionwiz/records/bidder-invitations'
import type { BidderDocument } from '@auctionwiz/records/bidders'
import type { HouseDocument } from '@auctionwiz/records/houses'
import type { BidderMail } from '../emails/bidder-mailer.ts'
import { mailLanguage, mailWords } from '../emails/mail-words.ts'

/**
 * The mail of an invitation: staff's own words, if any, then what, when and where, in the house's time and in the language of `mailLanguage`. Nothing that people typed becomes a link, because
 * a new account may write to anybody.
 */
export const invitationMail = (
  { id, bidderName, message, mailCount = 0 }: InvitationDocument,
  auction: Auction,
  house: Pick<HouseDocument, 'name' | 'contact' | 'settings' | 'address'>,
  { email: to, address }: Pick<BidderDocument, 'email' | 'address'>,
): BidderMail => {
  const language = mailLanguage({ address }, house)
  const words = mailWords[language]
  const timeZone = house.settings.timezone
  const start = new Date(auction.startDate)
  const when = `${weekdayInMail(start, language, timeZone)}, ${timeInMail(start, language, timeZone)}`
  const title = nameInMail(auction.title)
  const subject = words.subject(title)
  const lines = [
    words.dear(nameInMail(bidderName)),
    ...(message ? [withoutLinks(message)] : []),
    words.invites(nameInMail(house.name), title),
    [words.starts(when), ...(auction.location ? [words.location(nameInMail(auction.location))] : [])].join('\n'),
  ]
  const letter = { language, house: house.name, replyTo: house.contact.email, subject, message: lines.join('\n\n') }
  // A reminder is another email than the first one; the same email sent twice arrives once.
  return { id: mailCount === 0 ? id : `${id}-${mailCount + 1}`, to, letter }
}
