import type { mergeDuplicates as endpoint } from '@auctionwiz/contracts/duplicates'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import type { JobQueue } from '@auctionwiz/platform/core/jobs/job'
import { startJobAnew } from '@auctionwiz/platform/core/jobs/start-job'

export const mergeDuplicates =
  (queue: JobQueue): UseCase<typeof endpoint> =>
  async ({ body: { threshold } }, context) => {
    const { write, job } = await startJobAnew(queue, 'merge-duplicates', { threshold }, context)
    const event = context.audit({ action: 'duplicates.merge', subjectType: 'job', subjectId: job.run, after: { threshold } })
    await context.house.write([write, event])
    return job
  }
