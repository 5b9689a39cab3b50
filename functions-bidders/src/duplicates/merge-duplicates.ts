import type { mergeDuplicates as endpoint } from '@auctionwiz/contracts/duplicates'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import type { JobQueue } from '@auctionwiz/platform/core/jobs/job'
import { startMergeJob } from './start-merge-job.ts'

export const mergeDuplicates =
  (queue: JobQueue): UseCase<typeof endpoint> =>
  ({ body: { threshold } }, context) =>
    startMergeJob(queue, { threshold }, { threshold }, context)
