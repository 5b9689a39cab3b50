import { type findDuplicates as endpoint, searchLimit } from '@auctionwiz/contracts/duplicates'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import type { JobQueue } from '@auctionwiz/platform/core/jobs/job'
import { startJobAnew } from '@auctionwiz/platform/core/jobs/start-job'
import { bidderTotal } from '@auctionwiz/records/bidder-counts'

export const findDuplicates =
  (queue: JobQueue): UseCase<typeof endpoint> =>
  async (_input, context) => {
    if ((await bidderTotal(context.house)) > searchLimit)
      throw new Failure('limit_reached', {
        what: 'Bidders searched for duplicates at once',
        limit: searchLimit.toLocaleString('en-US'),
      })
    const { write, job } = await startJobAnew(queue, 'duplicates', { cause: `a search by ${context.claims.userName}` }, context)
    await context.house.write([write, context.audit({ action: 'duplicates.find', subjectType: 'job', subjectId: job.run })])
    return job
  }
