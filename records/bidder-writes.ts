import type { Bidder } from '@auctionwiz/contracts/bidders'
import { type Counted, countChange, noBidders, sumOfChanges } from '@auctionwiz/domain/bidders/counts'
import { bidderDocument } from '@auctionwiz/domain/bidders/document'
import { bytesOf } from '@auctionwiz/platform/core/store/batch-size'
import type { Partition } from '@auctionwiz/platform/core/store/partition'
import { batchLimit, type Write } from '@auctionwiz/platform/core/store/store'
import type { ArchivedBidder } from './archived-bidders.ts'
import { archivedBidderRecord } from './archived-bidders.ts'
import { bidderCountsRecord } from './bidder-counts.ts'
import { noteTrend } from './bidder-trends.ts'
import { bidderRecord } from './bidders.ts'

/**
 * A bidder before and after a change; `before` is missing for a new one, `after` for one that goes. A stored one has its version. `at` says when, where
 * `updatedAt` does not. With `archive`, that takes the place of the one that goes; `replaces` is the version of the document whose
 * place a new one takes.
 */
export type BidderWrite =
  | { before?: undefined; after: Omit<Bidder, 'version'>; at?: Date; replaces?: string }
  | { before: Counted; after: Bidder; at?: Date }
  | { before: Counted & { id: string; auctionHouseId: string; version: string }; after?: undefined; at?: Date; archive?: ArchivedBidder }

/** The limit of writes per batch besides those of the counters: one for ten changed fields, a hundred at most. */
export const bidderBatchLimit = batchLimit - 10

/** Bytes of the fields that search and comparison add to a bidder. */
const keysBytes = 3_000

/** Bytes that the change of a bidder adds to its batch, of what it replaces or leaves behind. */
export const bidderWriteBytes = (change: BidderWrite): number =>
  change.after ? bytesOf(change.after) + keysBytes : change.archive ? bytesOf(change.archive) : 0

/**
 * Writes bidders, counts what changes of them, and writes `others` in the same batch; the only way in which bidders are written.
 * @returns the versions of the bidders, then of the others; '' for what is gone.
 */
export const writeBidders = async (house: Partition, bidders: readonly BidderWrite[], others: readonly Write[] = []): Promise<string[]> => {
  const [first] = bidders
  if (first) await noteTrend(house, (first.after ?? first.before).auctionHouseId, timeOf(bidders))
  const writes = [...bidders.map(writeOf), ...others]
  const by = sumOfChanges(bidders.map(({ before, after }) => countChange(before, after)))
  if (Object.keys(by).length === 0) return house.write(writes)
  const empty = noBidders()
  const versions = await house.write([...writes, { kind: 'increment', id: empty.id, by, empty: bidderCountsRecord.document(empty) }])
  return versions.slice(0, writes.length)
}

/** How a step of a job writes bidders, its record and others in one batch, see `JobStep`. */
export const writingBidders =
  (bidders: readonly BidderWrite[]) =>
  async (house: Partition, writes: readonly Write[]): Promise<string[]> =>
    (await writeBidders(house, bidders, writes)).slice(bidders.length)

/** When the change is made: what the bidders say, '' where they don't, as when they only go. */
const timeOf = (bidders: readonly BidderWrite[]): string =>
  bidders.reduce((latest, change) => {
    const at = change.at?.toISOString() ?? change.after?.updatedAt ?? ''
    return at > latest ? at : latest
  }, '')

const writeOf = (change: BidderWrite): Write => {
  if (change.after === undefined) {
    const { before, archive } = change
    return archive ? archivedBidderRecord.replacement(archive, before.version) : { kind: 'remove', id: before.id, version: before.version }
  }
  if (change.before === undefined) {
    const document = bidderDocument(change.after)
    return change.replaces === undefined ? bidderRecord.creation(document) : bidderRecord.replacement(document, change.replaces)
  }
  const { version, ...bidder } = change.after
  return bidderRecord.replacement(bidderDocument(bidder), version)
}
