import { readerOf } from '@auctionwiz/platform/core/records/reader'
import type { DocumentOf } from '@auctionwiz/platform/core/records/record'
import type { Partition, PartitionReader } from '@auctionwiz/platform/core/store/partition'
import { batchLimit, type Versioned, type Write } from '@auctionwiz/platform/core/store/store'
import { archivedBidderRecord } from '@auctionwiz/records/archived-bidders'
import { readBidders } from '@auctionwiz/records/bidders'
import { type PairDocument, pairRecord } from '@auctionwiz/records/duplicate-pairs'
import { keptPairRecord } from '@auctionwiz/records/kept-pairs'
import { maxPairs } from './pair-repository.ts'
import { pairsNaming } from './remove-pairs-of.ts'

/** A pair goes and its copy comes, or the other way round: two writes that belong into one batch. */
const perBatch = batchLimit / 2

/**
 * Archives the pairs of bidders deleted in one batch with `room` for further writes. More pairs are archived immediately in separate batches;
 * after an interruption the next search finds them again.
 */
export const archivePairs = async (house: Partition, bidderIds: readonly string[], room: number): Promise<Write[]> => {
  const pairs = await pairsNaming(house, bidderIds)
  return inBatches(
    house,
    pairs.map(({ document: pair, version }): [Write, Write] => {
      const kept = { id: `kept:${pair.id}`, bidderIds: pair.bidderIds, pair }
      return [{ kind: 'remove', id: pair.id, version }, keptPairRecord.put(kept)]
    }),
    room,
  )
}

/**
 * Restores the pairs of bidders restored in one batch with `room` for further writes; more pairs are restored immediately in separate batches. A
 * pair whose other bidder is missing waits for that bidder.
 */
export const restorePairs = async (house: Partition, bidderIds: readonly string[], room: number): Promise<Write[]> => {
  const kept = await keptNaming(house, bidderIds)
  const others = [...new Set(kept.flatMap(({ document }) => document.bidderIds))].filter((id) => !bidderIds.includes(id))
  const archived = readerOf(archivedBidderRecord, house)
  const [live, merged] = await Promise.all([readBidders(house, others), Promise.all(others.map((id) => archived.find(id)))])
  const mergedIds = merged.flatMap((found) => (found ? [found.document.id] : []))
  // Of a pair that was merged one is archived; one that was not is no pair any more with one who was merged since.
  const isThere = (id: string, { status }: PairDocument) =>
    bidderIds.includes(id) || live.has(id) || (status.endsWith('merged') && mergedIds.includes(id))
  const complete = kept.filter(({ document: { pair } }) => pair.bidderIds.every((id) => isThere(id, pair)))
  return inBatches(
    house,
    complete.map(({ document: { id, pair }, version }): [Write, Write] => [pairRecord.put(pair), { kind: 'remove', id, version }]),
    room,
  )
}

const keptNaming = async (
  house: PartitionReader,
  bidderIds: readonly string[],
): Promise<Versioned<DocumentOf<typeof keptPairRecord>>[]> => {
  const pages = await Promise.all(
    bidderIds.map((id) =>
      readerOf(keptPairRecord, house).page({ where: [{ field: 'bidderIds', containsAll: [id] }] }, { limit: maxPairs }),
    ),
  )
  const kept = pages.flatMap(({ items }) => items)
  return [...new Map(kept.map((one) => [one.document.id, one])).values()]
}

const inBatches = async (house: Partition, both: readonly [Write, Write][], room: number): Promise<Write[]> => {
  const first = Math.floor(room / 2)
  for (let start = first; start < both.length; start += perBatch) await house.write(both.slice(start, start + perBatch).flat())
  return both.slice(0, first).flat()
}
