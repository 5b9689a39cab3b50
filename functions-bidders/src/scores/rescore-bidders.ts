import type { rescoreBidders as endpoint } from '@auctionwiz/contracts/jobs'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import type { JobQueue } from '@auctionwiz/platform/core/jobs/job'
import { startJobAnew } from '@auctionwiz/platform/core/jobs/start-job'

export const rescoreBidders =
  (queue: JobQueue): UseCase<typeof endpoint> =>
  async (_input, context) => {
    const { write, job } = await startJobAnew(queue, 'rescore', { cause: 'Scores computed anew' }, context)
    await context.house.write([write, context.audit({ action: 'bidders.rescore', subjectType: 'job', subjectId: job.run })])
    return job
  }
