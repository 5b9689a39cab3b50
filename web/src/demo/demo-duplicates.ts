import type { JobQueue } from '@auctionwiz/platform/core/jobs/job'
import { startJob } from '@auctionwiz/platform/core/jobs/start-job'
import { partitionOf } from '@auctionwiz/platform/core/store/partition'
import type { DocumentStore } from '@auctionwiz/platform/core/store/store'
import { accountId, houses, userId } from './demo-data.ts'

/** The sample bidders are searched for duplicates as after an import. */
export const searchSamples = async (store: DocumentStore, jobs: JobQueue, now: Date): Promise<void> => {
  const claims = { accountId, userId, userName: 'Demo User' }
  for (const { id: auctionHouseId } of houses) {
    const house = partitionOf(store, 'bidders', [accountId, auctionHouseId])
    const starter = { house, auctionHouseId, now, correlationId: 'demo', claims }
    const { write } = await startJob(jobs, 'duplicates', { cause: 'the import “Sample bidders”' }, starter)
    await house.write([write])
  }
}
