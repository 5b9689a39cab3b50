import { type bulkInvite as endpoint, inviteNowLimit } from '@auctionwiz/contracts/bidder-invitations'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import type { JobQueue } from '@auctionwiz/platform/core/jobs/job'
import { startJobWith } from '@auctionwiz/platform/core/jobs/start-job'
import { randomId } from '@auctionwiz/platform/core/store/ids'
import { readAuction } from '@auctionwiz/records/auctions'
import type { TextStops } from '../texts/text-stops.ts'
import { requireOpen } from './invitation-document.ts'
import { inviteChosen, readChosen } from './invite-chosen.ts'
import { type InviteInput, startInviting } from './invite-many.ts'
import { mailsInput } from './send-invitation-mails.ts'

/** Invites a few in the request; many, or all that match a filter, in the background. */
export const bulkInvite =
  (queue: JobQueue, mailWaitMs: number, texts: boolean, textStops: Pick<TextStops, 'of'>): UseCase<typeof endpoint> =>
  async ({ query: filter, body: { bidderIds, all, auctionId, message, channel } }, context) => {
    const { house, claims, now, audit, requireFeature } = context
    if ((bidderIds === undefined) === (all === undefined))
      throw new Failure('invalid_request', { fields: { bidderIds: 'Send either bidderIds or all.' } })
    if (channel === 'text' && !texts) throw new Failure('texts_off')
    if (bidderIds?.length !== 1) await requireFeature('bulk-operations')
    const auction = await readAuction(house, auctionId, now)
    requireOpen(auction)
    const subject = { subjectType: 'auction', subjectId: auctionId, subjectName: auction.title } as const
    const ids = bidderIds && [...new Set(bidderIds)]
    if (!ids || ids.length > inviteNowLimit) {
      const input: InviteInput = { auctionId, ...(message && { message }), ...(channel && { channel }), ...(ids ? { ids } : { filter }) }
      const job = await startInviting(queue, input, context, subject)
      return { invited: 0, already: 0, refused: [], run: job.run, job }
    }
    const run = randomId('ivt')
    const { writes, already, refused } = await inviteChosen(house, ids, await readChosen(house, ids), {
      ...{ auctionId, message, channel, now, claims, run, mailWaitMs, textStops },
    })
    if (writes.length === 0) return { invited: 0, already, refused }
    const event = audit({ action: 'invitations.bulk', ...subject, after: { invited: writes.length, run } })
    await startJobWith(queue, 'invitation-mails', mailsInput(), context, [...writes, event])
    return { invited: writes.length, already, refused, run }
  }
