import type { RegisteredBidder } from '@auctionwiz/contracts/registrations'
import { type PartOf, projection } from '@auctionwiz/platform/core/records/projection'
import { listerOf } from '@auctionwiz/platform/core/records/reader'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import { resolveMerged } from './archived-bidders.ts'
import { bidderRecord } from './bidders.ts'

const parts = projection(bidderRecord, [
  'bidderId',
  'name',
  'status',
  'searchText',
  'nationalScore.score',
  'nationalScore.tier',
  'localScore.score',
  'localScore.tier',
])

/** A bidder as lists of a sale show one, and what a search looks in. */
export type SaleBidder = RegisteredBidder & { searchText: string }

/** Ids in one query. */
const chunkSize = 200

/**
 * The bidders to whom these ids lead, by id: where records were merged, the one that stayed. Who was deleted or erased is missing.
 * @param house the bidders of the house
 */
export async function saleBidders(house: PartitionReader, ids: readonly string[]): Promise<Map<string, SaleBidder>> {
  const asked = [...new Set(ids)]
  const chunks = Array.from({ length: Math.ceil(asked.length / chunkSize) }, (_, index) =>
    asked.slice(index * chunkSize, (index + 1) * chunkSize),
  )
  const bidders = listerOf(parts, house)
  const pages = await Promise.all(chunks.map((chunk) => bidders.page({ where: [{ field: 'id', in: chunk }] }, { limit: chunkSize })))
  const found = new Map(pages.flatMap(({ items }) => items.map(({ document }) => [document.id, saleBidder(document)] as const)))
  const others = asked.filter((id) => !found.has(id))
  const merged = await Promise.all(others.map(async (id) => [id, await resolveMerged(house, id)] as const))
  for (const [id, stored] of merged) if (stored) found.set(id, saleBidder(stored.document))
  return found
}

const saleBidder = ({ id, bidderId, name, status, searchText, nationalScore, localScore }: PartOf<typeof parts>): SaleBidder => ({
  id,
  bidderId,
  name,
  status,
  searchText,
  nationalScore: { score: nationalScore.score, tier: nationalScore.tier },
  localScore: { score: localScore.score, tier: localScore.tier },
})
