import type { Endpoint } from '@auctionwiz/contracts/endpoint'
import type { HouseContext, UseCase } from '@auctionwiz/platform/core/http/context'
import type { JobQueue } from '@auctionwiz/platform/core/jobs/job'
import { readAuction } from '@auctionwiz/records/auctions'
import { startResults } from '@auctionwiz/records/start-results'

/**
 * A use case on an auction, after which bidders are brought up to date where the auction is over. A failure to start that does not fail the call:
 * the change itself notes that results are due, and the night starts what is left.
 */
export const settleAfter =
  <E extends Endpoint>(jobs: JobQueue, useCase: UseCase<E>): UseCase<E> =>
  async (input, context) => {
    const answer = await useCase(input, context)
    const own = context as HouseContext
    const id = String((input.params as { id?: unknown } | undefined)?.id)
    try {
      if ((await readAuction(own.house, id, own.now)).status === 'Completed') await startResults(jobs, own)
    } catch (error) {
      own.log.error('the results of an auction were not taken up', error, { auctionId: id })
    }
    return answer
  }
