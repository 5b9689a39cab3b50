import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import type { Versioned, Write } from '@auctionwiz/platform/core/store/store'
import type { PairDocument } from '@auctionwiz/records/duplicate-pairs'
import { pairsOf } from './pair-repository.ts'

/** Removes what the search for duplicates keeps of a bidder who goes: the pairs that name them. To be written in the batch of the removal. */
export const removePairsOf = async (house: PartitionReader, bidderId: string): Promise<Write[]> =>
  (await pairsNaming(house, [bidderId])).map(({ document: { id }, version }) => ({ kind: 'remove', id, version }))

/** The pairs that name any of the bidders: each once, though it may name two of them. */
export const pairsNaming = async (house: PartitionReader, bidderIds: readonly string[]): Promise<Versioned<PairDocument>[]> => {
  const pairs = (await Promise.all(bidderIds.map((id) => pairsOf(house, id)))).flat()
  return [...new Map(pairs.map((pair) => [pair.document.id, pair])).values()]
}
