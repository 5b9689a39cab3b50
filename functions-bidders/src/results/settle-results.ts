import type { Auction } from '@auctionwiz/contracts/auctions'
import type { Bidder } from '@auctionwiz/contracts/bidders'
import type { ScoringRules } from '@auctionwiz/contracts/scoring'
import { generalCategory } from '@auctionwiz/domain/auctions/general-category'
import { type ResultSale, saleItem, saleItemId } from '@auctionwiz/domain/results/sale-item'
import { withSale } from '@auctionwiz/domain/results/with-sale'
import { ifFound } from '@auctionwiz/platform/core/errors/failure'
import type { JobStep, JobTools, JobWork } from '@auctionwiz/platform/core/jobs/job'
import { pagesOfParts } from '@auctionwiz/platform/core/records/each-part'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { recordsOf } from '@auctionwiz/platform/core/records/writer'
import { batchesOf } from '@auctionwiz/platform/core/store/batch-size'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import type { Write } from '@auctionwiz/platform/core/store/store'
import { resolveMerged } from '@auctionwiz/records/archived-bidders'
import { readAuction } from '@auctionwiz/records/auctions'
import { bidderUndoRecord, goneId } from '@auctionwiz/records/bidder-undos'
import { type BidderWrite, bidderWriteBytes, writingBidders } from '@auctionwiz/records/bidder-writes'
import { bidderOf } from '@auctionwiz/records/bidders'
import { readHouse } from '@auctionwiz/records/houses'
import { resultsDueId, resultsDueRecord } from '@auctionwiz/records/results-due'
import { saleContributionId, saleContributionRecord } from '@auctionwiz/records/sale-contributions'
import type { SaleSchedule } from '@auctionwiz/records/scheduled-sales'
import { readScoringRules } from '@auctionwiz/records/scoring-settings'
import { type SaleChange, saleChanges } from './sale-results.ts'

/** A bidder and the contribution of the sale are two writes of a batch, in which the job and the counters have room. */
const perBatch = 40

/**
 * Brings the facts and scores of bidders up to date with the results of each auction that is over; one that was removed has none. It writes what differs from the stored
 * contributions, each in the batch of its bidder. So a run that was interrupted, or that comes twice, leaves the same as one.
 */
export const settleResults = (sales: SaleSchedule): JobWork =>
  async function* (job, tools) {
    let { done } = job
    for (const auctionId of await dueAuctions(tools)) {
      const due = recordsOf(resultsDueRecord, tools.house.in('auctions').within(auctionId))
      for (let noted = await due.find(resultsDueId); noted; noted = await due.find(resultsDueId)) {
        const auction = await ifFound(readAuction(tools.house, auctionId, tools.time()))
        if (auction && auction.status !== 'Completed' && auction.status !== 'Cancelled') break
        const gone: string[] = []
        for await (const step of auction?.status === 'Cancelled' ? [] : settleAuction({ auctionId, auction }, tools, gone)) {
          done += step.done
          yield { ...step, done, total: Math.max(job.total, done) }
        }
        // Noted before the results count as settled: what winners owe follows from them.
        await sales.note({ accountId: tools.accountId, auctionHouseId: tools.auctionHouseId, auctionId })
        if (await canReturn(tools.house, gone)) break
        // Where results have changed since they were read, they are still due.
        if (await due.removeOnce(resultsDueId, noted.version)) break
      }
    }
  }

/** Whether a deleted bidder can still be restored: results stay due that long, and the next night looks again. */
const canReturn = async (house: PartitionReader, bidderIds: readonly string[]): Promise<boolean> => {
  const undos = readerOf(bidderUndoRecord, house)
  return (await Promise.all(bidderIds.map((id) => undos.find(goneId(id))))).some((kept) => kept !== undefined)
}

const dueAuctions = async ({ house }: JobTools): Promise<string[]> => {
  const found: string[] = []
  for await (const page of pagesOfParts(resultsDueRecord, house.in('auctions'), 'auctionId'))
    found.push(...page.map(({ document }) => resultsDueRecord.parse(document).auctionId))
  return found
}

interface Terms {
  auctionId: string
  /** Undefined where the auction was removed. */
  sale: ResultSale | undefined
  rules: ScoringRules
  now: Date
}

/**
 * Steps whose `done` counts their own bidders.
 * @param gone gets the ids of winners who are deleted
 */
async function* settleAuction(
  { auctionId, auction }: { auctionId: string; auction: Auction | undefined },
  { house, account, auctionHouseId, time }: JobTools,
  gone: string[],
): AsyncGenerator<JobStep> {
  const found = await saleChanges(house, { id: auctionId })
  const changes = auction ? found : found.map((change) => ({ ...change, lots: [] }))
  if (changes.length === 0) return
  const [{ name }, rules] = await Promise.all([readHouse(account, auctionHouseId), readScoringRules(house)])
  const terms: Terms = { auctionId, sale: auction && saleOf(auction, name), rules, now: time() }
  for (let start = 0; start < changes.length; start += perBatch) {
    const some = await Promise.all(
      changes.slice(start, start + perBatch).map(async (change) => ({ change, before: await bidderFor(change) })),
    )
    gone.push(...some.flatMap(({ change, before }) => (before ? [] : change.bidderId)))
    const groups = changedBidders(some, terms)
    for (const group of batchesOf(groups, perBatch, ({ write }) => (write ? bidderWriteBytes(write) : 0))) {
      const writes = group.flatMap(({ write }) => write ?? [])
      const others = group.flatMap((one) => one.others)
      yield { cursor: undefined, done: group.length, total: 0, others, write: writingBidders(writes), found: { changed: writes.length } }
    }
  }

  async function bidderFor({ bidderId }: SaleChange): Promise<Bidder | undefined> {
    const stored = await resolveMerged(house, bidderId)
    return stored && bidderOf(stored)
  }
}

/** Bidders with what their batch has to hold. Of records that were merged, each that was registered has an entry of its own in the history. */
const changedBidders = (
  found: readonly { change: SaleChange; before: Bidder | undefined }[],
  { auctionId, sale, rules, now }: Terms,
): { write?: BidderWrite; others: Write[] }[] => {
  const groups = new Map<string, { before: Bidder; after: Bidder; others: Write[] }>()
  for (const { change, before } of found) {
    // The contribution of a deleted bidder is kept: the bidder may be restored with these facts. An erasure removes it.
    if (!before) continue
    const group = groups.get(before.id) ?? { before, after: before, others: [] }
    const id = saleItemId(auctionId, change.bidderId)
    const item = sale && change.lots.length > 0 ? saleItem(sale, id, change.lots, before.currency) : undefined
    group.after = withSale(group.after, id, item, { rules, now }) ?? group.after
    group.others.push(...contributionOf(change, auctionId))
    groups.set(before.id, group)
  }
  return [...groups.values()].map(({ before, after, others }) => (before === after ? { others } : { write: { before, after }, others }))
}

const contributionOf = ({ bidderId, lots, stored }: SaleChange, auctionId: string): Write[] => {
  if (lots.length === 0) return stored ? [{ kind: 'remove', id: stored.document.id, version: stored.version }] : []
  const document = { id: saleContributionId(auctionId, bidderId), auctionId, bidderId, lots }
  return [stored ? saleContributionRecord.replacement(document, stored.version) : saleContributionRecord.creation(document)]
}

const saleOf = ({ id, title, endDate, closedAt = endDate, auctionCategory, currency }: Auction, house: string): ResultSale => ({
  auctionId: id,
  title,
  closedAt: closedAt < endDate ? closedAt : endDate,
  house,
  category: auctionCategory && generalCategory[auctionCategory],
  currency,
})
