import type { runAutoInvite as endpoint } from '@auctionwiz/contracts/bidder-invitations'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { isUnderWay } from '@auctionwiz/platform/core/jobs/is-under-way'
import { type JobQueue, readJob } from '@auctionwiz/platform/core/jobs/job'
import { startJobWith } from '@auctionwiz/platform/core/jobs/start-job'
import { readAuction } from '@auctionwiz/records/auctions'
import { requireOpen } from './invitation-document.ts'
import type { AutoInviteInput } from './invite-by-rules.ts'

/** One auction at a time: another would cut the decisions for the first off in the middle. Fails with auction_over, bulk_running. */
export const runAutoInvite =
  (queue: JobQueue): UseCase<typeof endpoint> =>
  async ({ body: { auctionId, message } }, context) => {
    const { house, now, audit } = context
    const auction = await readAuction(house, auctionId, now)
    requireOpen(auction)
    const running = (await readJob(house, 'auto-invite'))?.document
    if (isUnderWay(running, now) && (running.input as AutoInviteInput).auctionId !== auctionId) throw new Failure('bulk_running')
    const input: AutoInviteInput = { auctionId, address: context.address, ...(message && { message }) }
    const subject = { subjectType: 'auction', subjectId: auctionId, subjectName: auction.title } as const
    return (await startJobWith(queue, 'auto-invite', input, context, [audit({ action: 'invitations.run', ...subject })])).job
  }
