import { type findDuplicates as endpoint, searchLimit } from '@auctionwiz/contracts/duplicates'
import { type BidderCounts, bidderCountsId } from '@auctionwiz/domain/bidders/counts'
import type { UseCase } from '@auctionwiz/platform/core/context'
import { Failure } from '@auctionwiz/platform/core/failure'
import type { JobQueue } from '@auctionwiz/platform/core/jobs/job'
import { startJobAnew } from '@auctionwiz/platform/core/jobs/start-job'

export const findDuplicates =
  (queue: JobQueue): UseCase<typeof endpoint> =>
  async (_input, context) => {
    const counts = await context.house.read<BidderCounts>(bidderCountsId)
    if ((counts?.document.total ?? 0) > searchLimit)
      throw new Failure('limit_reached', {
        what: 'Bidders that are searched for duplicates at once',
        limit: searchLimit.toLocaleString('en-US'),
      })
    const { write, job } = await startJobAnew(queue, 'duplicates', { cause: `a search by ${context.claims.userName}` }, context)
    await context.house.write([write, context.audit({ action: 'duplicates.find', subjectType: 'job', subjectId: job.run })])
    return job
  }
