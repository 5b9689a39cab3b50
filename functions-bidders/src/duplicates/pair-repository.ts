import { Failure } from '@auctionwiz/platform/core/errors/failure'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import type { Versioned } from '@auctionwiz/platform/core/store/store'
import { type PairDocument, pairRecord } from '@auctionwiz/records/duplicate-pairs'

/** One pair by id; fails with not_found. */
export const readPair = async (house: PartitionReader, id: string): Promise<Versioned<PairDocument>> => {
  return readerOf(pairRecord, house).read(id)
}

/** The same, which must be in a state; fails with duplicate_decided. */
export const readPairIn = async (
  house: PartitionReader,
  id: string,
  ...states: readonly PairDocument['status'][]
): Promise<Versioned<PairDocument>> => {
  const stored = await readPair(house, id)
  if (!states.includes(stored.document.status)) throw new Failure('duplicate_decided', { status: stored.document.status })
  return stored
}

/** The limit of pairs read per bidder; staff could not review more. */
export const maxPairs = 40

/** The pairs that name a bidder. */
export const pairsOf = async (house: PartitionReader, bidderId: string): Promise<Versioned<PairDocument>[]> => {
  const where = [{ field: 'bidderIds', containsAll: [bidderId] } as const]
  return (await readerOf(pairRecord, house).page({ where }, { limit: maxPairs })).items
}
