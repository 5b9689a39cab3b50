import { isUnderWay } from '@auctionwiz/platform/core/jobs/is-under-way'
import { type JobQueue, readJob } from '@auctionwiz/platform/core/jobs/job'
import { type JobStarter, startJob } from '@auctionwiz/platform/core/jobs/start-job'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import type { Partition } from '@auctionwiz/platform/core/store/partition'
import { isStoreError } from '@auctionwiz/platform/core/store/store'
import { goneBiddersRecord } from '@auctionwiz/records/gone-bidders'
import { toForget } from './gone-bidders.ts'

/** Starts the work that removes what is left of deleted bidders, where there is any to remove. */
export const startForgetting = async (queue: JobQueue, starter: JobStarter & { house: Partition }): Promise<void> => {
  const { house, now } = starter
  if ((await readerOf(goneBiddersRecord, house).count(toForget(now), 1)) === 0) return
  const before = await readJob(house, 'forget-deleted')
  if (isUnderWay(before?.document, now)) return
  const { write } = await startJob(queue, 'forget-deleted', {}, starter)
  await house.write([write]).catch((error: unknown) => {
    // Another delivery of the night started it at the same moment.
    if (!isStoreError(error, 'stale', 'exists')) throw error
  })
}
