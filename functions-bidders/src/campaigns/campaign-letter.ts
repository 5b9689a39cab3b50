import type { Auction } from '@auctionwiz/contracts/auctions'
import { timeInMail, weekdayInMail } from '@auctionwiz/domain/mail-dates'
import { nameInMail, withoutLinks } from '@auctionwiz/domain/mail-text'
import type { BidderDocument } from '@auctionwiz/records/bidders'
import type { HouseDocument } from '@auctionwiz/records/houses'
import type { EmailContent } from '../emails/email-page.ts'
import { mailLanguage, mailWords } from '../emails/mail-words.ts'

/**
 * The mail of a campaign: the greeting, staff's own words, then which auction, when and where, in the house's time and in the language of
 * `mailLanguage`. Nothing that people typed becomes a link, because a new account may write to anybody.
 */
export const campaignLetter = (
  { subject, message }: { subject: string; message: string },
  auction: Pick<Auction, 'title' | 'location' | 'startDate'>,
  house: Pick<HouseDocument, 'name' | 'contact' | 'settings' | 'address'>,
  bidder: Pick<BidderDocument, 'name' | 'address'>,
): EmailContent => {
  const language = mailLanguage(bidder, house)
  const words = mailWords[language]
  const timeZone = house.settings.timezone
  const start = new Date(auction.startDate)
  const when = `${weekdayInMail(start, language, timeZone)}, ${timeInMail(start, language, timeZone)}`
  const facts = [
    words.auction(nameInMail(auction.title)),
    words.starts(when),
    ...(auction.location ? [words.location(nameInMail(auction.location))] : []),
  ]
  return {
    language,
    house: house.name,
    replyTo: house.contact.email,
    subject: withoutLinks(subject),
    message: [words.dear(nameInMail(bidder.name)), withoutLinks(message), facts.join('\n')].join('\n\n'),
  }
}
