import type { Partition, PartitionReader } from '@auctionwiz/platform/core/partition'
import { batchLimit, type Write } from '@auctionwiz/platform/core/store'
import { pairsOf } from './pair-repository.ts'

/** Removes what the search for duplicates keeps of a bidder who goes: the pairs that name them. To be written in the batch of the removal. */
export const forgetPairs = (house: PartitionReader, bidderId: string): Promise<Write[]> => pairsNaming(house, [bidderId])

/**
 * The same of several bidders who go in one batch that has room for so many writes. Where they have more pairs, the others are removed at
 * once: cut off there, the next search finds them again.
 */
export const forgetPairsOfAll = async (house: Partition, bidderIds: readonly string[], room: number): Promise<Write[]> => {
  const removals = await pairsNaming(house, bidderIds)
  for (let start = room; start < removals.length; start += batchLimit) await house.write(removals.slice(start, start + batchLimit))
  return removals.slice(0, room)
}

/** Each pair once, though it may name two of them. */
const pairsNaming = async (house: PartitionReader, bidderIds: readonly string[]): Promise<Write[]> => {
  const pairs = (await Promise.all(bidderIds.map((id) => pairsOf(house, id)))).flat()
  const versions = new Map(pairs.map(({ document, version }) => [document.id, version]))
  return [...versions].map(([id, version]) => ({ kind: 'remove', id, version }))
}
