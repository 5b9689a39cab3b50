import type { resendInvitations as endpoint } from '@auctionwiz/contracts/bidder-invitations'
import type { UseCase } from '@auctionwiz/platform/core/context'
import type { JobQueue } from '@auctionwiz/platform/core/jobs/job'
import { startJob } from '@auctionwiz/platform/core/jobs/start-job'
import type { MailsInput } from './send-invitation-mails.ts'

export const resendInvitations =
  (queue: JobQueue): UseCase<typeof endpoint> =>
  async (_input, context) => {
    const input: MailsInput = { again: true }
    const { write, job } = await startJob(queue, 'invitation-mails', input, context)
    await context.house.write([write, context.audit({ action: 'invitations.resend', subjectType: 'job', subjectId: job.run })])
    return job
  }
