import type { Job } from '@auctionwiz/contracts/jobs'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { HouseContext } from '@auctionwiz/platform/core/http/context'
import { isUnderWay } from '@auctionwiz/platform/core/jobs/is-under-way'
import { type JobQueue, readJob } from '@auctionwiz/platform/core/jobs/job'
import { startJob } from '@auctionwiz/platform/core/jobs/start-job'
import { isStoreError } from '@auctionwiz/platform/core/store/store'
import type { MergeInput } from './merge-input.ts'

/** Starts the job that merges. One runs in a house at a time: another would cut it off in the middle. Fails with bulk_running. */
export const startMergeJob = async (
  queue: JobQueue,
  input: MergeInput,
  after: Record<string, number>,
  context: HouseContext,
): Promise<Job> => {
  const { house, now, audit } = context
  const before = await readJob(house, 'merge-duplicates')
  if (isUnderWay(before?.document, now)) throw new Failure('bulk_running')
  const { write, job } = await startJob(queue, 'merge-duplicates', input, context)
  const event = audit({ action: 'duplicates.merge', subjectType: 'job', subjectId: job.run, after })
  await house.write([write, event]).catch((error: unknown) => {
    // Another request started one at the same moment.
    throw isStoreError(error, 'stale', 'exists') ? new Failure('bulk_running') : error
  })
  return job
}
