import { type BidderCounts, bidderCountsId } from '@auctionwiz/domain/bidders/counts'
import { type BidderDocument, bidderOf } from '@auctionwiz/domain/bidders/document'
import { rescored } from '@auctionwiz/domain/scores/rescored'
import { batchesOf } from '@auctionwiz/platform/core/batch-size'
import { type BidderWrite, bidderBatchLimit, bidderWriteBytes, writingBidders } from '@auctionwiz/platform/core/bidder-writes'
import type { JobWork } from '@auctionwiz/platform/core/jobs/job'
import { pagesAhead } from '@auctionwiz/platform/core/jobs/pages-ahead'
import { readScoringRules } from '@auctionwiz/platform/core/scoring-settings'

export interface RescoreInput {
  /** What the bidders' score history names as the cause. */
  cause: string
  /** The moment as of which bidders untouched since are scored, that of a preview; the time of the work when absent. */
  asOf?: string
}

/** One write of each batch is the job's own. */
const pageSize = bidderBatchLimit - 1

/** Computes scores and invitation status of every bidder anew and writes those that change. */
export const rescoreHouse: JobWork = async function* (job, { house, now }) {
  const { cause, asOf } = job.input as RescoreInput
  const [counts, rules] = await Promise.all([house.read<BidderCounts>(bidderCountsId), readScoringRules(house)])
  const total = counts?.document.total ?? 0
  let { done } = job
  let cursor = job.cursor as string | undefined
  for await (const page of pagesAhead<BidderDocument>(house, { type: 'bidder' }, pageSize, cursor)) {
    const writes = page.items.flatMap((document, index): BidderWrite[] => {
      const before = bidderOf(document, page.versions[index] ?? '')
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
