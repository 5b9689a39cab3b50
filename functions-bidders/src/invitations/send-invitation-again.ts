import { type sendInvitationAgain as endpoint, mailsPerInvitation, reminderDays } from '@auctionwiz/contracts/open-invitations'
import { type Unreachable, unreachableBy } from '@auctionwiz/domain/invitations/unreachable'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import type { JobQueue } from '@auctionwiz/platform/core/jobs/job'
import { startJobWith } from '@auctionwiz/platform/core/jobs/start-job'
import { readAuction } from '@auctionwiz/records/auctions'
import { type InvitationDocument, invitationOf, invitationRecord, readInvitation } from '@auctionwiz/records/bidder-invitations'
import { readBidder } from '@auctionwiz/records/bidders'
import { readHouse } from '@auctionwiz/records/houses'
import type { EmailLinks } from '../emails/email-links.ts'
import { stopsOf } from '../emails/email-stop.ts'
import type { TextStops } from '../texts/text-stops.ts'
import { requireOpen } from './invitation-document.ts'
import { mayResend } from './may-resend.ts'
import { mailsInput } from './send-invitation-mails.ts'

const refusals = {
  suspended: 'bidder_suspended',
  noEmail: 'no_email',
  noConsent: 'email_refused',
  noPhone: 'no_phone',
  noTextConsent: 'texts_refused',
} as const satisfies Record<Unreachable, string>

/** Makes the email or text of one invitation due again; the worker sends it within the limits of the account and of the address. */
export const sendInvitationAgain =
  (queue: JobQueue, links: Pick<EmailLinks, 'stopId'>, textStops: Pick<TextStops, 'of'>): UseCase<typeof endpoint> =>
  async ({ params, body }, context) => {
    const { house, account, auctionHouseId, claims, audit, now } = context
    const { document, version } = await readInvitation(house, params.id)
    if (version !== body.version) throw new Failure('stale_version')
    const { bidderId, auctionId, bidderName: name } = document
    const bidder = await readBidder(house, bidderId)
    const unreachable = unreachableBy(bidder, document.channel ?? 'email')
    if (unreachable) throw new Failure(refusals[unreachable], { name })
    requireOpen(await readAuction(house, auctionId, now))
    const isText = document.channel === 'text'
    const place = { accountId: claims.accountId, auctionHouseId }
    const [stopped] = isText ? await textStops.of([bidder.phone ?? '']) : await stopsOf(house, links, place, [bidder.email])
    if (stopped && isText) throw new Failure('texts_stopped', { name })
    if (stopped) throw new Failure('email_stopped', { name, house: (await readHouse(account, auctionHouseId)).name })
    if (!mayResend(document, now)) throw new Failure('reminder_too_soon', { name, days: reminderDays, count: mailsPerInvitation })
    const after: InvitationDocument = { ...document, mail: 'due', mailAt: now.toISOString() }
    const event = audit({
      action: 'invitation.resend',
      subjectType: 'bidder',
      subjectId: bidderId,
      subjectName: name,
      before: { ...(document.mail && { mail: document.mail }) },
      after: { auctionId },
    })
    const writes = [invitationRecord.replacement(after, version), event]
    const { versions } = await startJobWith(queue, 'invitation-mails', mailsInput(), context, writes)
    return invitationOf({ document: after, version: versions[0] ?? '' })
  }
