import { rescored } from '@auctionwiz/domain/scores/rescored'
import type { JobWork } from '@auctionwiz/platform/core/jobs/job'
import { prefetchPages } from '@auctionwiz/platform/core/jobs/prefetch-pages'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { batchesOf } from '@auctionwiz/platform/core/store/batch-size'
import { bidderTotal } from '@auctionwiz/records/bidder-counts'
import { type BidderWrite, bidderBatchLimit, bidderWriteBytes, writingBidders } from '@auctionwiz/records/bidder-writes'
import { bidderOf, bidderRecord } from '@auctionwiz/records/bidders'
import { readScoringRules } from '@auctionwiz/records/scoring-settings'

export interface RescoreInput {
  /** What the bidders' score history names as the cause. */
  cause: string
  /** The moment as of which bidders untouched since are scored, that of a preview; the time of the work when absent. */
  asOf?: string
}

/** One write of each batch is the job's own. */
const pageSize = bidderBatchLimit - 1

/** Recomputes scores and invitation status of every bidder and writes those that change. */
export const rescoreHouse: JobWork = async function* (job, { house, now }) {
  const { cause, asOf } = job.input as RescoreInput
  const [total, rules] = await Promise.all([bidderTotal(house), readScoringRules(house)])
  let { done } = job
  let cursor = job.cursor as string | undefined
  for await (const page of prefetchPages(readerOf(bidderRecord, house), {}, pageSize, cursor)) {
    const writes = page.items.flatMap((stored): BidderWrite[] => {
      const before = bidderOf(stored)
      const moment = asOf !== undefined && before.updatedAt < asOf ? new Date(asOf) : now
      const after = rescored(before, rules, { now, asOf: moment }, cause)
      return after ? [{ before, after }] : []
    })
    const [last = [], ...earlier] = batchesOf(writes, pageSize, bidderWriteBytes).reverse()
    // Scored once more after an interruption, those who are done no longer change.
    for (const some of earlier.reverse()) yield { cursor, done, total, write: writingBidders(some), found: { changed: some.length } }
    done += page.items.length
    cursor = page.next
    yield { cursor, done, total: Math.max(total, done), write: writingBidders(last), found: { changed: last.length } }
  }
}
