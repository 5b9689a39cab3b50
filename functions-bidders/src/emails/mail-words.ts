import type { Language } from '@auctionwiz/contracts/identity'
import { languageOfCountry } from '@auctionwiz/domain/country-language'
import type { BidderDocument } from '@auctionwiz/records/bidders'
import type { HouseDocument } from '@auctionwiz/records/houses'

/** What mails to bidders say besides the words of staff, for each language. */
export const mailWords: Record<Language, MailWords> = {
  en: {
    dear: (name) => `Dear ${name},`,
    subject: (title) => `Invitation: ${title}`,
    auction: (title) => `Auction: ${title}`,
    invites: (house, title) => `“${house}” invites you to the auction “${title}”.`,
    starts: (when) => `Starts: ${when}`,
    location: (place) => `Location: ${place}`,
    reply: (address) => `Please reply to ${address}.`,
    stop: (house) => `Stop emails from ${house}`,
    stopTexts: 'Reply STOP to get no more texts.',
    test: (subject) => `Test: ${subject}`,
  },
  es: {
    dear: (name) => `Hola, ${name}:`,
    subject: (title) => `Invitación: ${title}`,
    auction: (title) => `Subasta: ${title}`,
    invites: (house, title) => `«${house}» le invita a la subasta «${title}».`,
    starts: (when) => `Inicio: ${when}`,
    location: (place) => `Lugar: ${place}`,
    reply: (address) => `Puede responder a ${address}.`,
    stop: (house) => `Dejar de recibir correos de ${house}`,
    stopTexts: 'Responda STOP para no recibir más SMS.',
    test: (subject) => `Prueba: ${subject}`,
  },
  fr: {
    dear: (name) => `Bonjour ${name},`,
    subject: (title) => `Invitation : ${title}`,
    auction: (title) => `Vente : ${title}`,
    invites: (house, title) => `«\u00a0${house}\u00a0» vous invite à la vente «\u00a0${title}\u00a0».`,
    starts: (when) => `Début : ${when}`,
    location: (place) => `Lieu : ${place}`,
    reply: (address) => `Pour répondre, écrivez à ${address}.`,
    stop: (house) => `Ne plus recevoir d’e-mails de ${house}`,
    stopTexts: 'Répondez STOP pour ne plus recevoir de SMS.',
    test: (subject) => `Test : ${subject}`,
  },
  de: {
    dear: (name) => `Guten Tag ${name},`,
    subject: (title) => `Einladung: ${title}`,
    auction: (title) => `Auktion: ${title}`,
    invites: (house, title) => `„${house}“ lädt Sie zur Auktion „${title}“ ein.`,
    starts: (when) => `Beginn: ${when}`,
    location: (place) => `Ort: ${place}`,
    reply: (address) => `Bitte antworten Sie an ${address}.`,
    stop: (house) => `Keine E-Mails mehr von ${house} erhalten`,
    stopTexts: 'Antworten Sie STOP, um keine SMS mehr zu erhalten.',
    test: (subject) => `Test: ${subject}`,
  },
}

interface MailWords {
  dear: (name: string) => string
  subject: (title: string) => string
  auction: (title: string) => string
  invites: (house: string, title: string) => string
  starts: (when: string) => string
  location: (place: string) => string
  reply: (address: string) => string
  stop: (house: string) => string
  stopTexts: string
  test: (subject: string) => string
}

/** The language of mails to a bidder: that of the bidder's country, else that of the house's, else English. */
export const mailLanguage = (bidder: Pick<BidderDocument, 'address'>, house: Pick<HouseDocument, 'address'>): Language =>
  languageOfCountry(bidder.address.country) ?? languageOfCountry(house.address.country) ?? 'en'
