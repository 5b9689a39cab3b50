import type { PartitionReader } from '@auctionwiz/platform/core/partition'
import type { Write } from '@auctionwiz/platform/core/store'
import { pairsOf } from './pair-repository.ts'

/** Removes what the search for duplicates keeps of a bidder who goes: the pairs that name them. To be written in the batch of the removal. */
export const forgetPairs = async (house: PartitionReader, bidderId: string): Promise<Write[]> =>
  (await pairsOf(house, bidderId)).map(({ document, version }) => ({ kind: 'remove', id: document.id, version }))
