import { Failure, notFound } from '@auctionwiz/platform/core/failure'
import type { PartitionReader } from '@auctionwiz/platform/core/partition'
import type { Versioned } from '@auctionwiz/platform/core/store'
import type { PairDocument } from './pair-document.ts'

/** One pair by id; fails with not_found. */
export const readPair = async (house: PartitionReader, id: string): Promise<Versioned<PairDocument>> => {
  const stored = await house.read<PairDocument>(id)
  if (stored?.document.type !== 'duplicate-pair') throw notFound('Duplicate match')
  return stored
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

/** So many pairs of one bidder are looked at; nobody has more namesakes than can be reviewed. */
export const mostPairs = 40

/** The pairs that name a bidder. */
export const pairsOf = async (house: PartitionReader, bidderId: string): Promise<Versioned<PairDocument>[]> => {
  const query = { type: 'duplicate-pair', where: [{ field: 'bidderIds', containsAll: [bidderId] }] }
  const { items, versions } = await house.query<PairDocument>(query, { limit: mostPairs })
  return items.map((document, index) => ({ document, version: versions[index] ?? '' }))
}
