import { lotTotals } from '@auctionwiz/contracts/lots'
import { type CountedLot, countsChange, type LotCounts, noLots } from '@auctionwiz/domain/lots/totals'
import { projection } from '@auctionwiz/platform/core/records/projection'
import { listerOf, readerOf } from '@auctionwiz/platform/core/records/reader'
import { record } from '@auctionwiz/platform/core/records/record'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import type { Write } from '@auctionwiz/platform/core/store/store'
import * as z from 'zod/mini'

/** One document has the totals of an auction. */
export const lotCountsId = 'counts:lots'
const id = lotCountsId

export const lotCountsRecord = record({
  type: 'lot-counts',
  container: 'auctions',
  ofPart: true,
  names: ['count of lots', 'counts of lots'],
  about:
    'The totals of an auction: its lots by state, hammer prices, premiums and estimates. Each write of a lot adds to them in its own batch.',
  fields: () => ({
    ...lotTotals.shape,
    /** Whose lots these are: the store adds it to each document of a part. */
    auctionId: z.optional(z.string()),
  }),
  indexes: { fields: ['auctionId'] },
  personalData: 'none',
})

/** @param lots the partition of the auction */
export const readLotCounts = async (lots: PartitionReader): Promise<LotCounts> =>
  (await readerOf(lotCountsRecord, lots).find(id))?.document ?? noLots

const hammerTotals = projection(lotCountsRecord, ['auctionId', 'hammer'])

/** The hammer totals of auctions in minor units, by their ids; none of an auction that never had a lot. */
export const readHammerTotals = async (house: PartitionReader, auctionIds: readonly string[]): Promise<Map<string, number>> => {
  if (auctionIds.length === 0) return new Map()
  const all = listerOf(hammerTotals, house.in('auctions').ofAllParts())
  const { items } = await all.page({ where: [{ field: 'auctionId', in: auctionIds }] }, { limit: auctionIds.length })
  return new Map(items.map(({ document }) => [document.auctionId ?? '', document.hammer]))
}

/** The write that counts a change of a lot, for its batch; none where no total changes. */
export const countLot = (before: CountedLot | undefined, after: CountedLot | undefined): Write[] => {
  const by = countsChange(before, after)
  return Object.keys(by).length === 0 ? [] : [{ kind: 'increment', id, by, empty: lotCountsRecord.document({ id, ...noLots }) }]
}

/** The same for lots that are changed in one batch. */
export const countLots = (changes: readonly { before?: CountedLot; after?: CountedLot }[]): Write[] => {
  const by: Record<string, number> = {}
  for (const { before, after } of changes)
    for (const [path, value] of Object.entries(countsChange(before, after))) by[path] = (by[path] ?? 0) + value
  const changed = Object.entries(by).filter(([, value]) => value !== 0)
  if (changed.length === 0) return []
  return [{ kind: 'increment', id, by: Object.fromEntries(changed), empty: lotCountsRecord.document({ id, ...noLots }) }]
}

/** The same for lots that are added in one batch. */
export const countNewLots = (added: readonly CountedLot[]): Write[] => {
  const by: Record<string, number> = {}
  for (const lot of added) for (const [path, value] of Object.entries(countsChange(undefined, lot))) by[path] = (by[path] ?? 0) + value
  return [{ kind: 'increment', id, by, empty: lotCountsRecord.document({ id, ...noLots }) }]
}

/** The counters of an auction with these totals. */
export const lotCountsOf = (counts: LotCounts) => lotCountsRecord.document({ id, ...counts })
