import type { HouseContext } from '@auctionwiz/platform/core/http/context'
import type { Route } from '@auctionwiz/platform/core/http/create-handler'
import type { JobWork } from '@auctionwiz/platform/core/jobs/job'
import type { NetworkQueue } from './network-ports.ts'

/** A use case that publishes all bidders it changed, deleted or restored to the network afterwards. */
export const publishHouseAfter = (queue: NetworkQueue, { endpoint, useCase }: Route): Route => ({
  endpoint,
  useCase: async (input, context) => {
    const answer = await useCase(input, context)
    const { auctionHouseId, claims, log, now } = context as HouseContext
    await sendChanges(queue, { accountId: claims.accountId, auctionHouseId }, now.toISOString()).catch((error: unknown) =>
      log.error('the network was not notified of changes', error),
    )
    return answer
  },
})

/** A job that publishes all bidders it changed, deleted or restored to the network afterwards. */
export const workThenShareHouse = (queue: NetworkQueue, work: JobWork): JobWork =>
  async function* (job, tools) {
    yield* work(job, tools)
    const { accountId, auctionHouseId } = tools
    await sendChanges(queue, { accountId, auctionHouseId }, job.startedAt)
  }

/** Restored bidders keep the time of their last change, so notices name them. */
const sendChanges = async (queue: NetworkQueue, house: { accountId: string; auctionHouseId: string }, since: string): Promise<void> => {
  await queue.send({ ...house, since, removed: true })
  await queue.send({ ...house, notices: true })
}
