import type { autoInviteAll as endpoint } from '@auctionwiz/contracts/bidder-assessments'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import type { JobQueue } from '@auctionwiz/platform/core/jobs/job'
import { readAuction } from '@auctionwiz/records/auctions'
import { requireOpen } from '../invitations/invitation-document.ts'
import { startInviting } from '../invitations/invite-many.ts'

/** Invites all whom the assessment recommends, by the same work as other bulk invitations. */
export const autoInviteAll =
  (queue: JobQueue, texts: boolean): UseCase<typeof endpoint> =>
  async ({ params: { auctionId }, body: { message, channel } }, context) => {
    const { house, now, requireFeature } = context
    await requireFeature('bulk-operations')
    if (channel === 'text' && !texts) throw new Failure('texts_off')
    const auction = await readAuction(house, auctionId, now)
    requireOpen(auction)
    const subject = { subjectType: 'auction', subjectId: auctionId, subjectName: auction.title } as const
    return startInviting(
      queue,
      { auctionId, recommended: true, ...(message && { message }), ...(channel && { channel }) },
      context,
      subject,
    )
  }
