import type { JobStep, JobTools } from '@auctionwiz/platform/core/jobs/job'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { batchesOf } from '@auctionwiz/platform/core/store/batch-size'
import type { Partition } from '@auctionwiz/platform/core/store/partition'
import { batchLimit } from '@auctionwiz/platform/core/store/store'
import { type BidderWrite, bidderBatchLimit, bidderWriteBytes, writingBidders } from '@auctionwiz/records/bidder-writes'
import { pairRecord } from '@auctionwiz/records/duplicate-pairs'
import { keptBidderId, keptBidderRecord } from '@auctionwiz/records/import-changes'
import { goneBiddersWrite } from '../forgetting/gone-bidders.ts'
import type { PlannedPart } from './plan-part.ts'

/** Of each step one write is the job's own and one names those who go. */
const perStep = bidderBatchLimit - 2

/** The steps of a part: one, unless its bidders have become too large for that. Who is restored `again` was counted with a later part. */
export const stepsOf = (
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
export const removePairs = async (house: Partition, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return
  const pairs = readerOf(pairRecord, house)
  for (;;) {
    const { items } = await pairs.page({ where: [{ field: 'bidderIds', containsAll: [ids] }] }, { limit: batchLimit })
    if (items.length === 0) return
    await house.write(items.map(({ document: { id }, version }) => ({ kind: 'remove', id, version })))
  }
}
