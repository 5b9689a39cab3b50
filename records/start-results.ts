import { isUnderWay } from '@auctionwiz/platform/core/jobs/is-under-way'
import { type JobQueue, readJob } from '@auctionwiz/platform/core/jobs/job'
import { type JobStarter, startJobAnew } from '@auctionwiz/platform/core/jobs/start-job'
import type { Partition } from '@auctionwiz/platform/core/store/partition'

/**
 * Starts the work that brings bidders up to date with due results. A run that waits for its turn does it: it looks for due results when it begins.
 * @param starter with the bidders of the house
 */
export const startResults = async (queue: JobQueue, starter: JobStarter & { house: Partition }): Promise<void> => {
  const before = await readJob(starter.house, 'results')
  if (before?.document.status === 'waiting' && isUnderWay(before.document, starter.now)) return
  const { write } = await startJobAnew(queue, 'results', {}, starter)
  await starter.house.write([write])
}
