import { autoInviteStatuses, bidderStatuses } from '@auctionwiz/contracts/bidders'
import { tiers } from '@auctionwiz/contracts/scores'
import { type BidderCounts, bidderCountsId } from '@auctionwiz/domain/bidders/counts'
import type { PartitionReader } from '@auctionwiz/platform/core/partition'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { record } from '@auctionwiz/platform/core/records/record'
import * as z from 'zod/mini'

const scores = z.object({ sum: z.number(), tier: z.record(z.enum(tiers), z.int()), tens: z.record(z.string(), z.int()) })

export const bidderCountsRecord = record({
  type: 'counts',
  container: 'bidders',
  names: ['count of bidders', 'counts of bidders'],
  about: 'How many bidders of the house have each status, tier and score. Each write of bidders adds to it in its own batch.',
  fields: {
    total: z.int(),
    status: z.record(z.enum(bidderStatuses), z.int()),
    autoInvite: z.record(z.enum(autoInviteStatuses), z.int()),
    national: scores,
    local: scores,
    added: z.record(z.string(), z.int()),
  },
  personalData: 'none',
})

/** The counters of a house; undefined before its first bidder. */
export const readBidderCounts = async (house: PartitionReader): Promise<BidderCounts | undefined> => {
  const stored = await readerOf(bidderCountsRecord, house).find(bidderCountsId)
  return stored && { ...stored.document, id: bidderCountsId }
}

/** How many bidders the house has. */
export const bidderTotal = async (house: PartitionReader): Promise<number> => (await readBidderCounts(house))?.total ?? 0
