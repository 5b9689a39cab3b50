import type { Bidder } from '@auctionwiz/contracts/bidders'
import { type BidderCounts, bidderCountsId } from '@auctionwiz/domain/bidders/counts'
import { type BidderDocument, bidderOf } from '@auctionwiz/domain/bidders/document'
import { rescored } from '@auctionwiz/domain/scores/rescored'
import { type BidderWrite, bidderBatchLimit } from '@auctionwiz/platform/core/bidder-writes'
import type { JobWork } from '@auctionwiz/platform/core/jobs/job'
import { readScoringRules } from '@auctionwiz/platform/core/scoring-settings'

export interface RescoreInput {
  /** What the bidders' score history names as the cause. */
  cause: string
}

/** One write of each batch is the job's own. */
const pageSize = bidderBatchLimit - 1

/** Computes scores and invitation status of every bidder anew and writes those that change. */
export const rescoreHouse: JobWork = async function* (job, { house, now }) {
  const { cause } = job.input as RescoreInput
  const total = (await house.read<BidderCounts>(bidderCountsId))?.document.total ?? 0
  const rules = await readScoringRules(house)
  let next = job.cursor as string | undefined
  let { done } = job
  do {
    const page = await house.query<BidderDocument>({ type: 'bidder' }, { limit: pageSize, next })
    const bidders = page.items.map((document, index) => bidderOf(document, page.versions[index] ?? ''))
    const writes = bidders.flatMap((before): BidderWrite[] => {
      const after: Bidder | undefined = rescored(before, rules, now, cause)
      return after ? [{ before, after }] : []
    })
    done += bidders.length
    next = page.next
    yield { cursor: next, done, total: Math.max(total, done), bidders: writes, found: { changed: writes.length } }
  } while (next !== undefined)
}
