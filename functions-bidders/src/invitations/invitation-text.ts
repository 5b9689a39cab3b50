import type { Auction } from '@auctionwiz/contracts/auctions'
import { timeInMail, weekdayInMail } from '@auctionwiz/domain/mail-dates'
import { nameInMail, withoutLinks } from '@auctionwiz/domain/mail-text'
import { carrierNumber } from '@auctionwiz/domain/phone-number'
import type { InvitationDocument } from '@auctionwiz/records/bidder-invitations'
import type { BidderDocument } from '@auctionwiz/records/bidders'
import type { HouseDocument } from '@auctionwiz/records/houses'
import type { BidderText } from '../emails/bidder-mailer.ts'
import { mailLanguage, mailWords } from '../emails/mail-words.ts'

/** The most characters of staff's own words: a text is paid for by its length. */
const longestMessage = 300

/** The text of an invitation: who invites to what and when, staff's own words, and how to stop. Undefined without a number that carriers take. */
export const invitationText = (
  { id, message, mailCount = 0 }: InvitationDocument,
  auction: Auction,
  house: Pick<HouseDocument, 'name' | 'settings' | 'address'>,
  { phone = '', address }: Pick<BidderDocument, 'phone' | 'address'>,
): BidderText | undefined => {
  const to = carrierNumber(phone)
  if ('problem' in to) return undefined
  const language = mailLanguage({ address }, house)
  const words = mailWords[language]
  const timeZone = house.settings.timezone
  const start = new Date(auction.startDate)
  const when = `${weekdayInMail(start, language, timeZone)}, ${timeInMail(start, language, timeZone)}`
  const lines = [
    words.invites(nameInMail(house.name), nameInMail(auction.title)),
    words.starts(when),
    ...(message ? [withoutLinks(message).slice(0, longestMessage)] : []),
    words.stopTexts,
  ]
  return { id: mailCount === 0 ? id : `${id}-${mailCount + 1}`, to: to.number, text: lines.join('\n') }
}
