import type { Logger } from '@auctionwiz/platform/core/logging/logger'
import { dueAgainAfter, type Message, type Messenger } from '@auctionwiz/platform/core/mail/messages'
import type { Partition, PartitionReader } from '@auctionwiz/platform/core/store/partition'
import type { MailBudget } from '@auctionwiz/records/mail-budget'
import type { TextStops } from '../texts/text-stops.ts'
import type { EmailLinks } from './email-links.ts'
import { type EmailContent, emailHtml, emailText } from './email-page.ts'
import { stopsOf } from './email-stop.ts'

/** Which house writes, and when. */
export interface MailSender {
  account: Partition
  accountId: string
  house: PartitionReader
  auctionHouseId: string
  now: Date
  log: Pick<Logger, 'error'>
}

/** A mail to a bidder. Its footer and headers, by which the bidder stops further mails, are the mailer's. */
export interface BidderMail {
  /** The same mail sent twice arrives once. */
  id: string
  to: string
  letter: EmailContent
}

/** A text message to a bidder, whose consent the caller has checked. */
export interface BidderText {
  id: string
  /** In E.164. */
  to: string
  text: string
}

/**
 * `due`: there was no room for it; it is neither sent nor failed. `enough`: the address got as many mails of the account today as it may.
 * `stopped`: the bidder wants no email from the house, or answered STOP to a text.
 */
export type MailOutcome = 'sent' | 'failed' | 'due' | 'enough' | 'stopped'

/** The only way by which mails and texts go to bidders: to nobody who stopped them, within the budget of the account and of its mails to one address. */
export interface BidderMailer {
  /** Whether text messages can be sent: a sender is set up. */
  readonly texts: boolean
  /**
   * Sends mails and texts; an undefined one counts as failed.
   * @returns an outcome for each, and seconds until those that are due can be sent
   */
  sendMany(
    mails: readonly (BidderMail | BidderText | undefined)[],
    sender: MailSender,
  ): Promise<{ outcomes: MailOutcome[]; dueAfter?: number }>
}

interface MailerPorts {
  messenger: Messenger
  budget: MailBudget
  links: EmailLinks
  texts: boolean
  textStops: Pick<TextStops, 'of'>
}

export const bidderMailer = ({ messenger, budget, links, texts, textStops }: MailerPorts): BidderMailer => ({
  texts,
  sendMany: async (mails, sender) => {
    const { accountId, now, log } = sender
    const found = await Promise.all([stoppedAddresses(mails, sender, links), stoppedNumbers(mails, textStops)])
    const stopped = new Set(found.flat())
    const wanted = mails.filter((mail) => mail !== undefined && !stopped.has(mail.to)).length
    const grant = wanted > 0 ? await budget.take(accountId, wanted, now) : { granted: 0, seconds: 0 }
    let room = grant.granted
    let dueAfter: number | undefined
    const outcomes = await Promise.all(
      mails.map(async (mail): Promise<MailOutcome> => {
        if (!mail) return 'failed'
        if (stopped.has(mail.to)) return 'stopped'
        if (room === 0) {
          dueAfter ??= grant.seconds
          return 'due'
        }
        room -= 1
        if (!(await budget.takeRecipient(accountId, mail, now))) return 'enough'
        try {
          await messenger.send(await messageOf(mail, sender, links))
          return 'sent'
        } catch (error) {
          const pause = dueAgainAfter(error)
          if (pause === undefined) {
            log.error('a mail to a bidder could not be sent', error)
            return 'failed'
          }
          dueAfter = Math.max(dueAfter ?? 0, pause)
          return 'due'
        }
      }),
    )
    return { outcomes, ...(dueAfter !== undefined && { dueAfter }) }
  },
})

const stoppedAddresses = async (
  mails: readonly (BidderMail | BidderText | undefined)[],
  { house, accountId, auctionHouseId }: MailSender,
  links: EmailLinks,
): Promise<string[]> => {
  const addresses = [...new Set(mails.flatMap((mail) => (mail && 'letter' in mail ? [mail.to] : [])))]
  const stops = await stopsOf(house, links, { accountId, auctionHouseId }, addresses)
  return addresses.filter((_, index) => stops[index] !== undefined)
}

const stoppedNumbers = async (
  mails: readonly (BidderMail | BidderText | undefined)[],
  textStops: Pick<TextStops, 'of'>,
): Promise<string[]> => {
  const numbers = [...new Set(mails.flatMap((mail) => (mail && 'text' in mail ? [mail.to] : [])))]
  const stops = await textStops.of(numbers)
  return numbers.filter((_, index) => stops[index] !== undefined)
}

const messageOf = async (mail: BidderMail | BidderText, sender: MailSender, links: EmailLinks): Promise<Message> =>
  'letter' in mail ? emailOf(mail, sender, links) : { id: mail.id, channel: 'sms', to: mail.to, text: mail.text }

const emailOf = async ({ id, to, letter }: BidderMail, { accountId, auctionHouseId }: MailSender, links: EmailLinks): Promise<Message> => {
  const { page, oneClick } = await links.of({ accountId, auctionHouseId, email: to })
  return {
    id,
    channel: 'email',
    to,
    subject: letter.subject,
    text: emailText(letter, page),
    html: emailHtml(letter, page),
    headers: { 'List-Unsubscribe': `<${oneClick}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  }
}

/** Where nobody reads mail, as in demo mode: all are sent and none goes anywhere. */
export const silentMailer: BidderMailer = {
  texts: true,
  sendMany: async (mails) => ({ outcomes: mails.map((mail) => (mail ? 'sent' : 'failed')) }),
}
