import type { AuditSubject } from '@auctionwiz/platform/core/audit'
import { type BidderWrite, bidderBatchLimit } from '@auctionwiz/platform/core/bidder-writes'
import type { JobDocument, JobStep, JobTools } from '@auctionwiz/platform/core/jobs/job'
import type { Partition } from '@auctionwiz/platform/core/partition'
import type { Write } from '@auctionwiz/platform/core/store'
import { bringPairsBack } from '../duplicates/kept-pairs.ts'
import { bulkAudit } from './bulk-audit.ts'
import { undoBatchSize } from './bulk-limits.ts'
import { addOutcomes } from './outcomes.ts'
import { undoChanges } from './undo-changes.ts'
import { type UndoDocument, type UndoEntry, undoType } from './undo-document.ts'

/** Some documents of what bidders were, as many as fit one batch, and whether there are more. */
export const nextUndo = async (house: Partition, run: string): Promise<{ documents: UndoDocument[]; more: boolean }> => {
  const page = await house.query<UndoDocument>({ type: undoType(run) }, { limit: undoBatchSize })
  const [first] = page.items
  // Entries of changed fields fill a batch alone.
  const documents = first && first.entries.length > 1 ? [first] : page.items.filter(({ entries }) => entries.length === 1)
  return { documents, more: page.next !== undefined || documents.length < page.items.length }
}

export const entriesOf = (documents: readonly UndoDocument[]): UndoEntry[] => documents.flatMap(({ entries }) => entries)

/**
 * What is written in one batch with the bidders who are what they were: the end of what was kept of them, so that nothing is undone twice,
 * the event, and the pairs of those who are back.
 */
export const undoneWrites = async (
  house: Partition,
  documents: readonly UndoDocument[],
  bidders: readonly BidderWrite[],
  event: () => Write,
): Promise<Write[]> => {
  const writes: Write[] = documents.map(({ id }) => ({ kind: 'remove', id }))
  if (bidders.length === 0) return writes
  writes.push(event())
  const back = bidders.flatMap(({ before, after }) => (before ? [] : [after.id]))
  // One write of the batch is the job's own.
  return [...writes, ...(await bringPairsBack(house, back, bidderBatchLimit - bidders.length - writes.length - 1))]
}

/** Undoes a change, batch by batch, until nothing of it is kept any more. */
export async function* undoSteps(
  job: JobDocument,
  { house, now }: JobTools,
  run: string,
  audit: (subject: AuditSubject) => Write,
): AsyncGenerator<JobStep> {
  let { done, total } = job
  for (;;) {
    const { documents, more } = await nextUndo(house, run)
    if (documents.length === 0) return
    const entries = entriesOf(documents)
    if (total === 0) total = (await house.count({ type: undoType(run) })) * (documents[0]?.entries.length ?? 1)
    const { bidders, found } = await undoChanges(house, entries, now)
    done += entries.length
    const event = () => audit(bulkAudit({ kind: 'undo' }, run, bidders))
    yield {
      cursor: done,
      done,
      total: more ? Math.max(total, done) : done,
      bidders,
      others: await undoneWrites(house, documents, bidders, event),
      found: addOutcomes(found),
    }
    if (!more) return
  }
}
