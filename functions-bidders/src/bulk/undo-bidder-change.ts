import type { undoBidderChange as endpoint } from '@auctionwiz/contracts/bulk'
import { writeBidders } from '@auctionwiz/platform/core/bidder-writes'
import type { UseCase } from '@auctionwiz/platform/core/context'
import { notFound } from '@auctionwiz/platform/core/failure'
import type { JobQueue } from '@auctionwiz/platform/core/jobs/job'
import { bulkAudit } from './bulk-audit.ts'
import { addOutcomes } from './outcomes.ts'
import { startBulkJob } from './start-bulk-job.ts'
import { undoChanges } from './undo-changes.ts'
import { entriesOf, forget, nextUndo } from './undo-steps.ts'

/** So many batches at once; what is left of a larger change in the background. */
const batches = 8

/** Who may change many may undo it; what it brings back needs nothing more. */
export const undoBidderChange =
  (queue: JobQueue): UseCase<typeof endpoint> =>
  async ({ params: { id: run } }, context) => {
    const { house, now, audit, address } = context
    let result: Record<string, number> = {}
    for (let batch = 0; batch < batches; batch += 1) {
      const { documents, more } = await nextUndo(house, run)
      if (documents.length === 0 && batch === 0) throw notFound('What was changed')
      const { bidders, found } = await undoChanges(house, entriesOf(documents), now)
      const event = bidders.length > 0 ? [audit(bulkAudit({ kind: 'undo' }, run, bidders))] : []
      await writeBidders(house, bidders, [...forget(documents), ...event])
      result = addOutcomes(result, found)
      if (!more) return { run, result }
    }
    return { run, result, job: await startBulkJob(queue, { run, action: { kind: 'undo' }, permissions: [], address }, context) }
  }
