import type { JobDocument, JobStep, JobTools } from '@auctionwiz/platform/core/jobs/job'
import type { AuditSubject } from '@auctionwiz/platform/core/records/audit'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import type { Partition } from '@auctionwiz/platform/core/store/partition'
import type { Versioned, Write } from '@auctionwiz/platform/core/store/store'
import { bidderUndoRecord, ofChange, type UndoDocument, undoSecondsLeft } from '@auctionwiz/records/bidder-undos'
import { type BidderWrite, bidderBatchLimit, writingBidders } from '@auctionwiz/records/bidder-writes'
import { restorePairs } from '../duplicates/kept-pairs.ts'
import { changeNotices } from '../network/change-notices.ts'
import { bulkAudit } from './bulk-audit.ts'
import { findChange, lessLeft } from './change-record.ts'
import type { BulkInput } from './start-bulk-job.ts'
import { entriesOf, type UndoPlace, undoBatches } from './undo-batches.ts'
import { type UndoneChanges, undoChanges } from './undo-changes.ts'

export interface Undoing {
  run: string
  now: Date
  /** Makes the audit event. */
  event: (bidders: readonly BidderWrite[]) => Write
}

export interface Undone extends Pick<UndoneChanges, 'bidders' | 'found'> {
  others: Write[]
}

/**
 * The writes that undo one batch: the restored bidders, the removal of their undo documents, so that nothing is undone twice, and the audit event.
 * They also restore the pairs of these bidders and notify the network, because restored bidders keep the time of their last change. The undo document
 * of a bidder who cannot be restored keeps its expiry.
 */
export const undoBatch = async (
  house: Partition,
  documents: readonly Versioned<UndoDocument>[],
  { run, now, event }: Undoing,
): Promise<Undone> => {
  const { bidders, found, refused } = await undoChanges(house, entriesOf(documents), now)
  if (bidders.length === 0) return { bidders, found, others: [] }
  const kept = documents.flatMap(({ document, version }): Write[] => {
    const entries = document.entries.filter((entry) => refused.has(entry))
    if (entries.length === 0) return [{ kind: 'remove', id: document.id, version }]
    if (entries.length === document.entries.length) return []
    return [bidderUndoRecord.replacement({ ...document, entries, ttl: undoSecondsLeft(document.at, now) }, version)]
  })
  const back = bidders.flatMap(({ before, after }) => (before ? [] : [after.id]))
  const writes = [...kept, event(bidders), ...(await lessLeft(house, run, bidders.length, { ids: back, now })), ...changeNotices(back)]
  // One write of the batch is the job's own.
  const room = bidderBatchLimit - bidders.length - writes.length - 1
  return { bidders, found, others: [...writes, ...(await restorePairs(house, back, room))] }
}

/** Undoes a change, batch by batch, each of its documents once. */
export async function* undoSteps(
  job: JobDocument,
  { house, now }: JobTools,
  audit: (subject: AuditSubject) => Write,
): AsyncGenerator<JobStep> {
  const { run, from } = job.input as BulkInput
  if (job.cursor === atTheEnd) return
  let { done } = job
  const total = job.total || (await stillToUndo(house, run))
  const event: Undoing['event'] = (bidders) => audit(bulkAudit({ kind: 'undo' }, run, bidders, now))
  for await (const { documents, place } of undoBatches(house, run, (job.cursor as UndoPlace | undefined) ?? from)) {
    const { bidders, found, others } = await undoBatch(house, documents, { run, now, event })
    done += entriesOf(documents).length
    yield { cursor: place ?? atTheEnd, done, total: place ? Math.max(total, done) : done, write: writingBidders(bidders), others, found }
  }
}

/** The cursor behind the last batch: there is nothing more to try. */
const atTheEnd = 'end'

const stillToUndo = async (house: Partition, run: string): Promise<number> =>
  (await findChange(house, run))?.document.left ?? (await readerOf(bidderUndoRecord, house).count(ofChange(run).where))
