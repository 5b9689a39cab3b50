import type { Partition, PartitionReader } from '@auctionwiz/platform/core/partition'
import { batchLimit, type StoredDocument, type Versioned, type Write } from '@auctionwiz/platform/core/store'
import { pairsNaming } from './forget-bidder.ts'
import type { PairDocument } from './pair-document.ts'
import { mostPairs } from './pair-repository.ts'

/** A pair of a bidder who went in a change of many, for as long as that can be undone. An erasure finds it by either bidder. */
interface KeptPair extends StoredDocument {
  type: 'kept-pair'
  bidderIds: PairDocument['bidderIds']
  pair: PairDocument
}

const day = 86_400

/** A pair goes and its copy comes, or the other way round: two writes that belong into one batch. */
const perBatch = batchLimit / 2

/**
 * Puts the pairs of bidders aside who go in one batch that has room for so many writes. Where they have more pairs, the others are put aside
 * at once: cut off there, the next search finds them again.
 */
export const putPairsAside = async (house: Partition, bidderIds: readonly string[], room: number): Promise<Write[]> => {
  const pairs = await pairsNaming(house, bidderIds)
  return inBatches(
    house,
    pairs.map(({ document: pair, version }): [Write, Write] => {
      const kept: KeptPair = { id: `kept:${pair.id}`, type: 'kept-pair', ttl: day, bidderIds: pair.bidderIds, pair }
      return [
        { kind: 'remove', id: pair.id, version },
        { kind: 'put', document: kept },
      ]
    }),
    room,
  )
}

/**
 * Brings the pairs back of bidders who come back in one batch that has room for so many writes; more than that come back at once. A pair whose
 * other bidder is not there waits for that one.
 */
export const bringPairsBack = async (house: Partition, bidderIds: readonly string[], room: number): Promise<Write[]> => {
  const kept = await keptNaming(house, bidderIds)
  const others = [...new Set(kept.flatMap(({ document }) => document.bidderIds))].filter((id) => !bidderIds.includes(id))
  const found = await Promise.all(others.map((id) => house.read(id)))
  const types = new Map(others.map((id, index) => [id, found[index]?.document.type]))
  // Of a pair that was merged one is archived; one that was not is no pair any more with one who was merged since.
  const isThere = (id: string, { status }: PairDocument) =>
    bidderIds.includes(id) || types.get(id) === 'bidder' || (status.endsWith('merged') && types.get(id) === 'archived-bidder')
  const complete = kept.filter(({ document: { pair } }) => pair.bidderIds.every((id) => isThere(id, pair)))
  return inBatches(
    house,
    complete.map(({ document: { id, pair }, version }): [Write, Write] => [
      { kind: 'put', document: pair },
      { kind: 'remove', id, version },
    ]),
    room,
  )
}

const keptNaming = async (house: PartitionReader, bidderIds: readonly string[]): Promise<Versioned<KeptPair>[]> => {
  const pages = await Promise.all(
    bidderIds.map((id) =>
      house.query<KeptPair>({ type: 'kept-pair', where: [{ field: 'bidderIds', containsAll: [id] }] }, { limit: mostPairs }),
    ),
  )
  const kept = pages.flatMap(({ items, versions }) => items.map((document, index) => ({ document, version: versions[index] ?? '' })))
  return [...new Map(kept.map((one) => [one.document.id, one])).values()]
}

const inBatches = async (house: Partition, both: readonly [Write, Write][], room: number): Promise<Write[]> => {
  const first = Math.floor(room / 2)
  for (let start = first; start < both.length; start += perBatch) await house.write(both.slice(start, start + perBatch).flat())
  return both.slice(0, first).flat()
}
