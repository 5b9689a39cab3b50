import type { resendInvitations as endpoint } from '@auctionwiz/contracts/open-invitations'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { type JobQueue, jobId } from '@auctionwiz/platform/core/jobs/job'
import { startJobWith } from '@auctionwiz/platform/core/jobs/start-job'
import { mailsInput } from './send-invitation-mails.ts'

export const resendInvitations =
  (queue: JobQueue): UseCase<typeof endpoint> =>
  async (_input, context) => {
    const event = context.audit({ action: 'invitations.resend', subjectType: 'job', subjectId: jobId('invitation-mails') })
    return (await startJobWith(queue, 'invitation-mails', mailsInput({ again: true }), context, [event])).job
  }
