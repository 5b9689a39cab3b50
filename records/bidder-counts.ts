import { autoInviteStatuses, bidderStatuses } from '@auctionwiz/contracts/bidders'
import { tiers } from '@auctionwiz/contracts/scores'
import { type BidderCounts, bidderCountsId, scoredCount } from '@auctionwiz/domain/bidders/counts'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { record } from '@auctionwiz/platform/core/records/record'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import * as z from 'zod/mini'

const scores = z.object({ sum: z.number(), tier: z.record(z.enum(tiers), z.int()), tens: z.record(z.string(), z.int()) })

const counted = z.object({ total: z.int(), national: scores })

/**
 * Version 1 counted the provisional 50 of bidders without history. Each scored bidder is in one of the tens, so that what is too much there are the
 * others: all of them stand at 50.
 */
const withoutProvisional = (fields: Readonly<Record<string, unknown>>): Record<string, unknown> => {
  const { success, data } = z.safeParse(counted, fields)
  if (!success) return { ...fields }
  const { total, national } = data
  const inTens = Object.values(national.tens).reduce((sum, count) => sum + count, 0)
  const extra = Math.max(0, inTens - scoredCount('national', total, national.tier))
  const tens = { ...national.tens, [provisionalTens]: (national.tens[provisionalTens] ?? 0) - extra }
  return { ...fields, national: { ...national, sum: national.sum - extra * provisionalScore, tens } }
}

const provisionalScore = 50
const provisionalTens = '5'

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
  upgrades: [withoutProvisional],
  personalData: 'none',
})

/** The counters of a house; undefined before its first bidder. */
export const readBidderCounts = async (house: PartitionReader): Promise<BidderCounts | undefined> => {
  const stored = await readerOf(bidderCountsRecord, house).find(bidderCountsId)
  return stored && { ...stored.document, id: bidderCountsId }
}

/** How many bidders the house has. */
export const bidderTotal = async (house: PartitionReader): Promise<number> => (await readBidderCounts(house))?.total ?? 0
