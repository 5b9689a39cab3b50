import type { undoBidderChange as endpoint } from '@auctionwiz/contracts/bulk'
import type { Permission } from '@auctionwiz/contracts/permissions'
import { writeBidders } from '@auctionwiz/platform/core/bidder-writes'
import type { HouseContext, UseCase } from '@auctionwiz/platform/core/context'
import { Failure, forbidden, notFound } from '@auctionwiz/platform/core/failure'
import type { JobQueue } from '@auctionwiz/platform/core/jobs/job'
import { isStoreError } from '@auctionwiz/platform/core/store'
import { bulkAudit } from './bulk-audit.ts'
import { statusPermissions } from './change-bidders.ts'
import { addOutcomes } from './outcomes.ts'
import { startBulkJob } from './start-bulk-job.ts'
import { undoChanges } from './undo-changes.ts'
import type { UndoDocument, UndoEntry } from './undo-document.ts'
import { entriesOf, nextUndo, undoneWrites } from './undo-steps.ts'

/** So many batches at once; what is left of a larger change in the background. */
const batches = 8

/** What undoing somebody else's change needs beside the right to change many: all that such a change may need. */
const neededFor = (entry: UndoEntry | undefined): readonly Permission[] => {
  if (entry === undefined) return []
  if ('bidder' in entry) return ['bidders:delete']
  return 'status' in entry.before ? statusPermissions : ['bidders:edit']
}

const requireOwn = (documents: readonly UndoDocument[], { can, claims }: HouseContext): void => {
  const [first] = documents
  if (!first || first.by === claims.userId) return
  const permission = neededFor(first.entries[0]).find((one) => !can(one))
  if (permission) throw forbidden(permission)
}

/** Who may change many may undo what they changed; somebody else's change takes the permissions of the change as well. */
export const undoBidderChange =
  (queue: JobQueue): UseCase<typeof endpoint> =>
  async ({ params: { id: run } }, context) => {
    const { house, now, audit, address } = context
    let result: Record<string, number> = {}
    for (let batch = 0; batch < batches; batch += 1) {
      const { documents, more } = await nextUndo(house, run)
      if (documents.length === 0 && batch === 0) throw notFound('What was changed')
      requireOwn(documents, context)
      const { bidders, found } = await undoChanges(house, entriesOf(documents), now)
      const event = () => audit(bulkAudit({ kind: 'undo' }, run, bidders))
      await writeBidders(house, bidders, await undoneWrites(house, documents, bidders, event)).catch((error: unknown) => {
        // Those who come back are back already: somebody undoes the same.
        throw isStoreError(error, 'exists') ? new Failure('stale_version') : error
      })
      result = addOutcomes(result, found)
      if (!more) return { run, result }
    }
    return { run, result, job: await startBulkJob(queue, { run, action: { kind: 'undo' }, permissions: [], address }, context) }
  }
