import type { sendBidderEmail as endpoint } from '@auctionwiz/contracts/bidder-emails'
import type { UseCase } from '@auctionwiz/platform/core/context'
import { Failure, notFound } from '@auctionwiz/platform/core/failure'
import { derivedId, randomId } from '@auctionwiz/platform/core/ids'
import type { Messenger } from '@auctionwiz/platform/core/messages'
import type { StoredDocument } from '@auctionwiz/platform/core/store'
import { readBidderById } from '../bidders/bidder-repository.ts'
import { emailHtml, emailText } from './email-page.ts'

interface HouseDocument extends StoredDocument {
  name: string
  contact?: { email?: string }
}

/** The same request sent again arrives once. That it was sent is in the log, without its words. */
export const sendBidderEmail =
  (messenger: Messenger): UseCase<typeof endpoint> =>
  async ({ params, body: { subject, message }, idempotencyKey }, { house, account, auctionHouseId, audit, log }) => {
    const bidder = await readBidderById(house, params.id)
    const sender = await account.read<HouseDocument>(auctionHouseId)
    if (!sender) throw notFound('Auction house')
    const letter = { house: sender.document.name, replyTo: sender.document.contact?.email, subject, message }
    const id = idempotencyKey ? await derivedId('msg', bidder.id, idempotencyKey) : randomId('msg')
    const mail = { id, channel: 'email', to: bidder.email, subject, text: emailText(letter), html: emailHtml(letter) } as const
    await messenger.send(mail).catch((error: unknown) => {
      log.error('a mail to a bidder could not be sent', error)
      throw new Failure('message_failed')
    })
    await house.write([
      audit({ action: 'bidder.email', subjectType: 'bidder', subjectId: bidder.id, subjectName: bidder.name, after: { messageId: id } }),
    ])
    return { success: true }
  }
