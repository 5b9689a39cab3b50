import type { Language } from '@auctionwiz/contracts/identity'
import type { NoticeStep } from '@auctionwiz/contracts/payments-due'
import { languageOfCountry } from '@auctionwiz/domain/country-language'
import { dayInMail } from '@auctionwiz/domain/mail-dates'
import { nameInMail, withoutLinks } from '@auctionwiz/domain/mail-text'
import type { BidderDocument } from '@auctionwiz/records/bidders'
import type { HouseDocument } from '@auctionwiz/records/houses'
import type { PaymentDueDocument } from '@auctionwiz/records/payments-due'
import { fill, noticeWords } from './notice-words.ts'

interface Asked {
  step: NoticeStep
  due: PaymentDueDocument
  bidder: Pick<BidderDocument, 'name' | 'address'>
  house: Pick<HouseDocument, 'name' | 'contact' | 'settings' | 'address'>
  howToPay: string | undefined
}

/** An email stays readable; the house has the whole list. */
const mostLots = 100

/** The language of notices to a bidder: that of the bidder's country, else that of the house's, else English. */
export const noticeLanguage = (bidder: Pick<BidderDocument, 'address'> | undefined, house: Pick<HouseDocument, 'address'>): Language =>
  languageOfCountry(bidder?.address.country) ?? languageOfCountry(house.address.country) ?? 'en'

/** What the house writes to a winner who has not paid. Nothing that people typed becomes a link. */
export const noticeLetter = ({ step, due, bidder, house, howToPay }: Asked): { subject: string; text: string } => {
  const language = noticeLanguage(bidder, house)
  const words = noticeWords[language]
  const money = (amount: number): string =>
    new Intl.NumberFormat(language, { style: 'currency', currency: due.currency }).format(due.currency === 'JPY' ? amount : amount / 100)
  const values = {
    auction: nameInMail(due.auctionTitle),
    name: nameInMail(bidder.name),
    day: dayInMail(new Date(due.closedAt), language, house.settings.timezone),
    address: house.contact.email ?? '',
  }
  const lots = due.lots.map(({ lotNumber, title, hammer, premium }) =>
    fill(words.lot, { number: lotNumber, title: nameInMail(title), hammer: money(hammer), premium: money(premium) }),
  )
  const sums = [
    fill(words.total, { amount: money(due.total) }),
    ...(due.paid > 0 ? [fill(words.paid, { amount: money(due.paid) })] : []),
    fill(words.toPay, { amount: money(due.balance) }),
  ]
  const paragraphs = [
    fill(words.dear, values),
    fill(words.texts[step], values),
    [...lots.slice(0, mostLots), ...(lots.length > mostLots ? ['…'] : [])].join('\n'),
    sums.join('\n'),
    ...(howToPay ? [`${words.howToPay}\n${withoutLinks(howToPay)}`] : []),
    words.crossed,
  ]
  const footer = `${nameInMail(house.name)}.${house.contact.email ? ` ${fill(words.reply, values)}` : ''}`
  return { subject: fill(words.subjects[step], values), text: `${paragraphs.join('\n\n')}\n\n-- \n${footer}\n` }
}
