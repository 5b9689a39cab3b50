import type { runAutoInvite as endpoint } from '@auctionwiz/contracts/bidder-invitations'
import type { UseCase } from '@auctionwiz/platform/core/context'
import type { JobQueue } from '@auctionwiz/platform/core/jobs/job'
import { startJob } from '@auctionwiz/platform/core/jobs/start-job'
import { readAuction } from '@auctionwiz/platform/core/read-auction'
import { requireOpen } from './invitation-document.ts'
import type { AutoInviteInput } from './invite-by-rules.ts'

export const runAutoInvite =
  (queue: JobQueue): UseCase<typeof endpoint> =>
  async ({ body: { auctionId, message } }, context) => {
    const auction = await readAuction(context.house, auctionId, context.now)
    requireOpen(auction)
    const input: AutoInviteInput = { auctionId, ...(message && { message }) }
    const { write, job } = await startJob(queue, 'auto-invite', input, context)
    const subject = { subjectType: 'auction', subjectId: auctionId, subjectName: auction.title }
    await context.house.write([write, context.audit({ action: 'invitations.run', ...subject })])
    return job
  }
