import type { BidderFilter } from '@auctionwiz/contracts/bidders'
import type { BulkAction } from '@auctionwiz/contracts/bulk'
import type { Job } from '@auctionwiz/contracts/jobs'
import type { Permission } from '@auctionwiz/contracts/permissions'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { HouseContext } from '@auctionwiz/platform/core/http/context'
import { isUnderWay } from '@auctionwiz/platform/core/jobs/is-under-way'
import { type JobQueue, readJob } from '@auctionwiz/platform/core/jobs/job'
import { startJob } from '@auctionwiz/platform/core/jobs/start-job'
import { isStoreError } from '@auctionwiz/platform/core/store/store'
import { chunkWrite } from './id-chunks.ts'
import type { UndoPlace } from './undo-batches.ts'

export interface BulkInput {
  /** Names the change, for its undoing and the audit log. */
  run: string
  action: BulkAction | { kind: 'undo' }
  permissions: readonly Permission[]
  /** The request, if it has a key. */
  asked?: string
  /** Network address of the caller. */
  address: string
  /** Whom it is about; without it those whose ids were kept at the start. */
  filter?: BidderFilter
  /** The position from which the job continues an undo that began within the call. */
  from?: UndoPlace
}

/** One change of many runs in a house at a time: another would cut it off in the middle. */
export const startBulkJob = async (queue: JobQueue, input: BulkInput, context: HouseContext, ids?: readonly string[]): Promise<Job> => {
  const { house, now } = context
  const before = await readJob(house, 'bulk')
  if (isUnderWay(before?.document, now)) throw new Failure('bulk_running')
  const { write, job } = await startJob(queue, 'bulk', input, context)
  await house.write([write, ...(ids ? [chunkWrite(input.run, 0, ids)] : [])]).catch((error: unknown) => {
    // Another request started one at the same moment.
    throw isStoreError(error, 'stale', 'exists') ? new Failure('bulk_running') : error
  })
  return job
}
