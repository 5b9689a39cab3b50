import type { JobDocument, JobStep, JobTools, JobWork } from '@auctionwiz/platform/core/jobs/job'
import { auditWrite } from '@auctionwiz/platform/core/records/audit'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { batchesOf } from '@auctionwiz/platform/core/store/batch-size'
import type { Partition } from '@auctionwiz/platform/core/store/partition'
import { batchLimit, type Write } from '@auctionwiz/platform/core/store/store'
import { type BidderWrite, bidderBatchLimit, bidderWriteBytes, writingBidders } from '@auctionwiz/records/bidder-writes'
import { pairRecord } from '@auctionwiz/records/duplicate-pairs'
import { importChangeId, importChangeRecord, keptBidderId, keptBidderRecord } from '@auctionwiz/records/import-changes'
import { conflictUndoId, conflictUndoRecord, importConflictRecord } from '@auctionwiz/records/import-conflicts'
import { readScoringRules } from '@auctionwiz/records/scoring-settings'
import { type UploadDocument, uploadRecord } from '@auctionwiz/records/uploads'
import { goneBiddersWrite } from '../forgetting/gone-bidders.ts'
import { laterOf } from './later-parts.ts'
import { type PlannedPart, planPart } from './plan-part.ts'
import type { ImportUndoInput } from './undo-import.ts'

/** Parts of the import that are still to be undone; at 0 its conflicts are next. */
type Cursor = { parts: number } | 'over'

/**
 * Undoes an import part by part, the last one first, because a bidder may have been changed by several. Then its conflicts go, and a search for
 * duplicates starts again. Every step can be repeated.
 */
export const undoImportWork: JobWork = async function* (job, tools) {
  const { house } = tools
  const { uploadId, before = {} } = job.input as ImportUndoInput
  const found = await readerOf(uploadRecord, house).find(uploadId)
  if (!found || job.cursor === 'over') return
  const total = found.document.checkpoint.undos ?? 0
  const rules = await readScoringRules(house)
  const terms = { rules, now: tools.now, settled: (ids: readonly string[]) => keptOf(house, uploadId, ids) }
  const result = { ...job.result }
  for (const [name, count] of Object.entries(before)) result[name] = (result[name] ?? 0) + count
  const counted = (found: Record<string, number> = {}): Record<string, number> => {
    for (const [name, count] of Object.entries(found)) result[name] = (result[name] ?? 0) + count
    return found
  }
  const from = job.cursor as Exclude<Cursor, 'over'> | undefined
  for (let parts = from?.parts ?? total; parts > 0; parts -= 1) {
    const part = await readerOf(importChangeRecord, house).find(importChangeId(uploadId, parts - 1))
    if (!part) continue
    const plan = await planPart(house, uploadId, part.document, terms)
    await removePairs(
      house,
      plan.removed.map(({ id }) => id),
    )
    const again = await laterOf(
      house,
      uploadId,
      parts - 1,
      plan.restored.flatMap(({ after }) => (after ? [after.id] : [])),
    )
    for (const { found, ...step } of stepsOf(uploadId, plan, again, tools))
      yield { ...step, cursor: { parts }, done: total - parts, total, found: counted(found) }
  }
  yield* removeConflicts(house, uploadId, { cursor: { parts: 0 }, done: total, total })
  yield await lastStep({ ...job, result }, tools, uploadId, total)
}

/** Those whom a later part has found edited: they stay as they are, whatever the earlier ones did. */
const keptOf = async (house: Partition, uploadId: string, ids: readonly string[]): Promise<Set<string>> => {
  const where = [
    { field: 'uploadId', equals: uploadId },
    { field: 'bidderId', in: ids },
  ] as const
  return new Set(ids.length === 0 ? [] : await readerOf(keptBidderRecord, house).distinct('bidderId', ids.length, where))
}

/** Of each step one write is the job's own and one names those who go. */
const perStep = bidderBatchLimit - 2

/** The steps of a part: one, unless its bidders have become too large for that. Who is restored `again` was counted with a later part. */
const stepsOf = (
  uploadId: string,
  { removed, restored, kept }: PlannedPart,
  again: ReadonlySet<string>,
  { now }: JobTools,
): Pick<JobStep, 'write' | 'others' | 'found'>[] => {
  const bidders: BidderWrite[] = [...restored, ...removed.map((before) => ({ before, at: now }))]
  const reasons = [...kept].map(([bidderId, reason]) =>
    keptBidderRecord.put({ id: keptBidderId(uploadId, bidderId), uploadId, bidderId, reason }),
  )
  const keeping = reasons.length > 0 ? [{ others: reasons, found: { kept: reasons.length } }] : []
  const writing = batchesOf(bidders, perStep, bidderWriteBytes).map((some) => {
    const gone = some.flatMap(({ before, after }) => (before && 'id' in before && !after ? [before.id] : []))
    const back = some.filter(({ after }) => after && !again.has(after.id))
    return {
      write: writingBidders(some),
      others: gone.length > 0 ? [goneBiddersWrite(gone, now)] : [],
      found: { removed: gone.length, restored: back.length },
    }
  })
  return [...keeping, ...writing]
}

/** Pairs of bidders who go, before them: the search finds those again that it should not have lost. */
const removePairs = async (house: Partition, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return
  const pairs = readerOf(pairRecord, house)
  for (;;) {
    const { items } = await pairs.page({ where: [{ field: 'bidderIds', containsAll: [ids] }] }, { limit: batchLimit })
    if (items.length === 0) return
    await house.write(items.map(({ document: { id }, version }) => ({ kind: 'remove', id, version })))
  }
}

/** Conflicts that nobody has decided, and those that rules decided on bidders who are as before. What staff decided can be undone apart. */
async function* removeConflicts(
  house: Partition,
  uploadId: string,
  at: Pick<JobStep, 'cursor' | 'done' | 'total'>,
): AsyncGenerator<JobStep> {
  const where = [{ field: 'uploadId', equals: uploadId }] as const
  const writes: Write[] = []
  for await (const { document, version } of readerOf(importConflictRecord, house).each({ where })) {
    const { id, status, byRules, bidderId } = document
    if (status === 'resolved' && (!byRules || (await keptOf(house, uploadId, [bidderId])).size > 0)) continue
    const undo = await readerOf(conflictUndoRecord, house).find(conflictUndoId(id))
    writes.push({ kind: 'remove', id, version }, ...(undo ? [{ kind: 'remove', id: undo.document.id } as const] : []))
  }
  const most = batchLimit - 1
  for (let start = 0; start < writes.length; start += most) yield { ...at, others: writes.slice(start, start + most) }
}

/** Says in the upload and the audit log what became of the bidders, and starts a new search for duplicates. */
const lastStep = async (job: JobDocument, { house, now, start }: JobTools, uploadId: string, total: number): Promise<JobStep> => {
  const { document, version } = await readerOf(uploadRecord, house).read(uploadId)
  const { removed = 0, restored = 0, kept = 0 } = job.result
  const undo: NonNullable<UploadDocument['undo']> = {
    at: job.startedAt,
    by: job.startedBy,
    ...document.undo,
    ...{ endedAt: now.toISOString(), removed, restored, kept },
  }
  const { startedById: actorId, startedBy: actorName, correlationId } = job
  const source = { now, actorId, actorName, address: (job.input as ImportUndoInput).address, correlationId }
  const event = auditWrite(source, {
    action: 'upload.undone',
    subjectType: 'upload',
    subjectId: uploadId,
    subjectName: document.name,
    after: { removed, restored, kept },
  })
  const search = removed + restored > 0 ? [await start('duplicates', { cause: `the undo of the import “${document.name}”` })] : []
  return { cursor: 'over', done: total, total, others: [uploadRecord.replacement({ ...document, undo }, version), event, ...search] }
}
