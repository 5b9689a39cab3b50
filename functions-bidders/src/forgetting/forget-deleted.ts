import type { JobDocument, JobStep, JobTools, JobWork } from '@auctionwiz/platform/core/jobs/job'
import { auditWrite } from '@auctionwiz/platform/core/records/audit'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import type { Partition } from '@auctionwiz/platform/core/store/partition'
import type { Write } from '@auctionwiz/platform/core/store/store'
import { archivedBidderRecord } from '@auctionwiz/records/archived-bidders'
import { bidderUndoRecord, goneId } from '@auctionwiz/records/bidder-undos'
import { bidderBatchLimit } from '@auctionwiz/records/bidder-writes'
import { bidderRecord } from '@auctionwiz/records/bidders'
import { type GoneBidders, goneBiddersRecord } from '@auctionwiz/records/gone-bidders'
import { erasure } from '../personal-data/erasure.ts'
import { eraseElsewhere, personalDocuments } from '../personal-data/personal-documents.ts'
import { toForget } from './gone-bidders.ts'

/** The most writes of one step, besides the job's own. */
const perStep = bidderBatchLimit - 1

/**
 * Removes what is still kept on bidders whose deletion can no longer be undone: invitations, merges with the records merged, pairs, and what
 * the audit log says of them. Legal cases stay. Each step takes away what it found, and the note on the bidders goes last.
 */
export const forgetDeleted: JobWork = async function* (job, tools) {
  const { house, now } = tools
  let { done } = job
  for (;;) {
    const { items } = await readerOf(goneBiddersRecord, house).page({ where: toForget(now) }, { limit: 1 })
    const note = items[0]?.document
    if (!note) return
    let forgotten = 0
    for (const id of note.bidderIds) {
      if (await isStillKept(house, id)) continue
      forgotten += 1
      for await (const others of writesOf(house, id)) yield { cursor: undefined, done, total: done, others }
    }
    done += 1
    const others: Write[] = [{ kind: 'remove', id: note.id }, ...(forgotten > 0 ? [eventOf(job, tools, note, forgotten)] : [])]
    const step: JobStep = { cursor: undefined, done, total: done, others, found: { forgotten } }
    yield step
  }
}

/** Whether the bidder was restored since, also where it was then merged or deleted again: a later list has it then. */
const isStillKept = async (house: Partition, id: string): Promise<boolean> => {
  const found = await Promise.all([
    readerOf(bidderRecord, house).find(id),
    readerOf(archivedBidderRecord, house).find(id),
    readerOf(bidderUndoRecord, house).find(goneId(id)),
  ])
  return found.some((one) => one !== undefined)
}

async function* writesOf(house: Partition, bidderId: string): AsyncGenerator<Write[]> {
  for await (const page of personalDocuments(house, bidderId, 'erase')) {
    const { container } = page[0] ?? house
    // The step is written where the job is. What is found again when the job is killed here is erased already.
    if (container !== house.container) {
      await eraseElsewhere(house, page, erasure)
      continue
    }
    const writes = page.flatMap(erasure)
    for (let start = 0; start < writes.length; start += perStep) yield writes.slice(start, start + perStep)
  }
}

const eventOf = (job: JobDocument, { now }: JobTools, note: GoneBidders, forgotten: number): Write => {
  const { startedById: actorId, startedBy: actorName, correlationId } = job
  return auditWrite(
    { now, actorId, actorName, address: 'background', correlationId },
    { action: 'bidders.forget', subjectType: 'bulk', subjectId: note.id, after: { deletedAt: note.at, bidders: forgotten } },
  )
}
