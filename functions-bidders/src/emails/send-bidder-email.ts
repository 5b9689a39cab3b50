import type { sendBidderEmail as endpoint } from '@auctionwiz/contracts/bidder-emails'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { recordsOf } from '@auctionwiz/platform/core/records/writer'
import { derivedId } from '@auctionwiz/platform/core/store/ids'
import { sentMessageRecord } from '@auctionwiz/records/bidder-emails'
import { readBidder } from '@auctionwiz/records/bidders'
import { readHouse } from '@auctionwiz/records/houses'
import { mailsToOneAddress } from '@auctionwiz/records/mail-budget'
import type { BidderMail, BidderMailer, MailSender } from './bidder-mailer.ts'
import { mailLanguage } from './mail-words.ts'

/** A repeated request sends one email and logs it once. The log omits the text. */
export const sendBidderEmail =
  (mailer: BidderMailer): UseCase<typeof endpoint> =>
  async (
    { params, body: { subject, message }, idempotencyKey },
    { house, account, auctionHouseId, claims: { accountId, userId }, audit, log, now },
  ) => {
    const bidder = await readBidder(house, params.id)
    if (bidder.email === '') throw new Failure('no_email', { name: bidder.name })
    const sender = await readHouse(account, auctionHouseId)
    const language = mailLanguage(bidder, sender)
    const letter = { language, house: sender.name, replyTo: sender.contact.email, subject, message }
    const messages = recordsOf(sentMessageRecord, house)
    const id = await sentMessageRecord.idFor(idempotencyKey, bidder.id, userId)
    const words = await derivedId('txt', subject, message)
    const sent = idempotencyKey ? await messages.find(id) : undefined
    if (sent && sent.document.words !== words) throw new Failure('idempotency_mismatch')
    if (sent) return { success: true }
    const place = { account, accountId, house, auctionHouseId }
    await sendOne(mailer, { id, to: bidder.email, letter }, bidder.name, { ...place, now, log })
    const event = audit({
      action: 'bidder.email',
      subjectType: 'bidder',
      subjectId: bidder.id,
      subjectName: bidder.name,
      after: { messageId: id },
    })
    await messages.createOnce({ id, words }, (message) => message.words, [event])
    return { success: true }
  }

/** Sends one mail, or says why it could not go. */
export const sendOne = async (mailer: BidderMailer, mail: BidderMail, name: string, sender: MailSender): Promise<void> => {
  const { outcomes, dueAfter: seconds = 60 } = await mailer.sendMany([mail], sender)
  const [outcome] = outcomes
  if (outcome === 'stopped') throw new Failure('email_stopped', { name, house: mail.letter.house })
  if (outcome === 'due') throw new Failure('mail_limit', { seconds, when: seconds > 3600 ? 'tomorrow' : 'in a few minutes' })
  if (outcome === 'enough') throw new Failure('recipient_limit', { count: mailsToOneAddress, seconds: untilTomorrow(sender.now) })
  if (outcome !== 'sent') throw new Failure('message_failed')
}

const untilTomorrow = (now: Date): number => Math.ceil((86_400_000 - (now.getTime() % 86_400_000)) / 1000)
