import type { undoBidderChange as endpoint } from '@auctionwiz/contracts/bulk'
import { Failure, notFound } from '@auctionwiz/platform/core/errors/failure'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import type { JobQueue } from '@auctionwiz/platform/core/jobs/job'
import { isStoreError } from '@auctionwiz/platform/core/store/store'
import { writeBidders } from '@auctionwiz/records/bidder-writes'
import { bulkAudit } from './bulk-audit.ts'
import { requireUndo } from './may-undo.ts'
import { addOutcomes } from './outcomes.ts'
import { startBulkJob } from './start-bulk-job.ts'
import { undoBatches } from './undo-batches.ts'
import { type Undoing, undoBatch } from './undo-steps.ts'

/** The limit of batches per request; the rest of a larger change runs in the background. */
const batches = 8

/** Undoes a few batches in the request, the rest in the background. A bidder who cannot be restored stays undoable. */
export const undoBidderChange =
  (queue: JobQueue): UseCase<typeof endpoint> =>
  async ({ params: { id: run } }, context) => {
    const { house, now, audit, address } = context
    const event: Undoing['event'] = (bidders) => audit(bulkAudit({ kind: 'undo' }, run, bidders, now))
    let result: Record<string, number> = {}
    let count = 0
    for await (const { documents, place } of undoBatches(house, run)) {
      requireUndo(documents[0]?.document, context)
      const { bidders, found, others } = await undoBatch(house, documents, { run, now, event })
      if (bidders.length > 0)
        await writeBidders(house, bidders, others).catch((error: unknown) => {
          // The bidders are restored already: another user undoes the same change.
          throw isStoreError(error, 'exists') ? new Failure('stale_version') : error
        })
      result = addOutcomes(result, found)
      count += 1
      if (place && count === batches)
        return {
          run,
          result,
          job: await startBulkJob(queue, { run, action: { kind: 'undo' }, permissions: [], address, from: place }, context),
        }
    }
    if (count === 0) throw notFound('What was changed')
    return { run, result }
  }
