import type { HouseContext } from '@auctionwiz/platform/core/context'
import type { JobWork } from '@auctionwiz/platform/core/jobs/job'
import type { Served } from '@auctionwiz/platform/core/mount'
import type { NetworkQueue } from './network-ports.ts'

/** A call after which the network hears of all bidders that it changed or removed. */
export const thenShareHouse = (queue: NetworkQueue, { endpoint, useCase }: Served): Served => ({
  endpoint,
  useCase: async (input, context) => {
    const answer = await useCase(input, context)
    const { auctionHouseId, claims, log, now } = context as HouseContext
    await queue
      .send({ accountId: claims.accountId, auctionHouseId, since: now.toISOString(), removed: true })
      .catch((error: unknown) => log.error('the network was not told of changes', error))
    return answer
  },
})

/** Background work after which the network hears of all bidders that it changed or removed. */
export const workThenShareHouse = (queue: NetworkQueue, work: JobWork): JobWork =>
  async function* (job, tools) {
    yield* work(job, tools)
    const { accountId, auctionHouseId } = tools
    await queue.send({ accountId, auctionHouseId, since: job.startedAt, removed: true })
  }
