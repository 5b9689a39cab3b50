import { listerOf, readerOf } from '@auctionwiz/platform/core/records/reader'
import { record } from '@auctionwiz/platform/core/records/record'
import { recordsOf } from '@auctionwiz/platform/core/records/writer'
import type { Partition, PartitionReader } from '@auctionwiz/platform/core/store/partition'
import { isStoreError, type Write } from '@auctionwiz/platform/core/store/store'
import * as z from 'zod/mini'
import { auctionIds } from './auctions.ts'

const id = 'counts:auctions'

export const auctionCountsRecord = record({
  type: 'auction-counts',
  container: 'auctions',
  names: ['count of auctions', 'counts of auctions'],
  about:
    'How many auctions the house has and how many bidders are registered for them. Each write of an auction adds to it in its own batch.',
  fields: () => ({ total: z.int(), bidders: z.int() }),
  personalData: 'none',
})

export interface AuctionCounts {
  total: number
  bidders: number
}

/** Auctions of the first version of the product were not counted and had no registered bidders. */
const counted = async (house: PartitionReader): Promise<AuctionCounts> => ({ total: await listerOf(auctionIds, house).count(), bidders: 0 })

export const readAuctionCounts = async (house: PartitionReader): Promise<AuctionCounts> =>
  (await readerOf(auctionCountsRecord, house).find(id))?.document ?? counted(house)

/** The counters of a house with these auctions. */
export const auctionCountsOf = (auctions: readonly { biddersRegistered: number }[]) =>
  auctionCountsRecord.document({
    id,
    total: auctions.length,
    bidders: auctions.reduce((sum, { biddersRegistered }) => sum + biddersRegistered, 0),
  })

/** The write that counts a change, for the batch of the change; none where no number changes. */
export async function countAuctions(house: Partition, by: AuctionCounts): Promise<Write[]> {
  const changed = Object.entries(by).filter(([, change]) => change !== 0)
  if (changed.length === 0) return []
  const counts = recordsOf(auctionCountsRecord, house)
  if (!(await counts.find(id)))
    await counts.create({ id, ...(await counted(house)) }).catch((error: unknown) => {
      // Another writer began the counters at the same moment.
      if (!isStoreError(error, 'exists')) throw error
    })
  return [{ kind: 'increment', id, by: Object.fromEntries(changed) }]
}
