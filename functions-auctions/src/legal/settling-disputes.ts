import type { Endpoint } from '@auctionwiz/contracts/endpoint'
import type { HouseContext, UseCase } from '@auctionwiz/platform/core/http/context'
import type { JobQueue } from '@auctionwiz/platform/core/jobs/job'
import { areDisputesDue } from '@auctionwiz/records/disputes-due'
import { startResults } from '@auctionwiz/records/start-results'

/**
 * A use case on a case, after which the facts and the score of its bidder are brought up to date. A failure to start that does not fail the call: the
 * change itself notes that it is due, and the night starts what is left.
 */
export const settlingDisputes =
  <E extends Endpoint>(jobs: JobQueue, useCase: UseCase<E>): UseCase<E> =>
  async (input, context) => {
    const answer = await useCase(input, context)
    const own = context as HouseContext
    try {
      if (await areDisputesDue(own.house)) await startResults(jobs, own)
    } catch (error) {
      own.log.error('the disputes of a bidder were not taken up', error, { houseId: own.auctionHouseId })
    }
    return answer
  }
