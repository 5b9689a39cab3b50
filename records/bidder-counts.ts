import { autoInviteStatuses, bidderStatuses } from '@auctionwiz/contracts/bidders'
import { tiers } from '@auctionwiz/contracts/scores'
import { type BidderCounts, bidderCountsId, scoredCount } from '@auctionwiz/domain/bidders/counts'
import { listerOf, readerOf } from '@auctionwiz/platform/core/records/reader'
import { record, type Upgrade } from '@auctionwiz/platform/core/records/record'
import type { Partition, PartitionReader } from '@auctionwiz/platform/core/store/partition'
import { isStoreError } from '@auctionwiz/platform/core/store/store'
import * as z from 'zod/mini'
import { bidderRecord } from './bidders.ts'

const scores = z.object({ sum: z.number(), tier: z.record(z.enum(tiers), z.int()), tens: z.record(z.string(), z.int()) })

const counted = z.object({ total: z.int(), national: scores, local: scores })

/**
 * Version 1 counted the provisional AuctionWiz scores of bidders without history, version 2 still their custom ones. Each scored bidder is in one of
 * the tens, so what exceeds their number there are the others. Nearly all of them have 50; a message or a referral moves one by a few points.
 */
const withoutProvisional =
  (name: 'national' | 'local'): Upgrade =>
  (fields) => {
    const { success, data } = z.safeParse(counted, fields)
    if (!success) return { ...fields }
    const { total, [name]: counts } = data
    const inTens = Object.values(counts.tens).reduce((sum, count) => sum + count, 0)
    let extra = Math.max(0, inTens - scoredCount(total, counts.tier))
    const tens = { ...counts.tens }
    let { sum } = counts
    for (const ten of nearestFirst) {
      const taken = Math.min(extra, tens[ten] ?? 0)
      if (taken === 0) continue
      tens[ten] = (tens[ten] ?? 0) - taken
      sum -= taken * (ten === provisionalTens ? provisionalScore : 10 * ten + 5)
      extra -= taken
    }
    return { ...fields, [name]: { ...counts, sum: Math.max(0, sum), tens } }
  }

const provisionalScore = 50
const provisionalTens = 5
const nearestFirst = [provisionalTens, 4, 6, 3, 7, 2, 8, 1, 9, 0]

export const bidderCountsRecord = record({
  type: 'counts',
  container: 'bidders',
  names: ['count of bidders', 'counts of bidders'],
  about: 'How many bidders of the house have each status, tier and score. Each write of bidders adds to it in its own batch.',
  fields: () => ({
    total: z.int(),
    status: z.record(z.enum(bidderStatuses), z.int()),
    autoInvite: z.record(z.enum(autoInviteStatuses), z.int()),
    national: scores,
    local: scores,
    added: z.record(z.string(), z.int()),
    // By names of their own, since adding to a number needs the object around it, which older documents lack.
    wonUSD: z.optional(z.int()),
    wonEUR: z.optional(z.int()),
    wonGBP: z.optional(z.int()),
    wonCAD: z.optional(z.int()),
    wonJPY: z.optional(z.int()),
    wonCounted: z.optional(z.literal(true)),
  }),
  upgrades: [withoutProvisional('national'), withoutProvisional('local')],
  personalData: 'none',
})

/** The counters of a house; undefined before its first bidder. */
export const readBidderCounts = async (house: PartitionReader): Promise<BidderCounts | undefined> => {
  const stored = await readerOf(bidderCountsRecord, house).find(bidderCountsId)
  return stored && { ...stored.document, id: bidderCountsId }
}

/**
 * Counts what the bidders won where the counters were begun before that was counted; does nothing otherwise. Another write of bidders meanwhile leaves
 * it to the next time, because the sums are then those of before.
 */
export async function completeWon(house: Partition): Promise<void> {
  const stored = await readerOf(bidderCountsRecord, house).find(bidderCountsId)
  if (!stored || stored.document.wonCounted) return
  const groups = await listerOf(bidderRecord, house).sums([], { by: ['currency'], of: ['facts.spent'] })
  const won = Object.fromEntries(groups.map(({ by: [currency], sums: [amount] }) => [`won${currency}`, amount]))
  const document = { ...stored.document, ...won, wonCounted: true as const }
  await house.write([bidderCountsRecord.replacement(document, stored.version)]).catch((error: unknown) => {
    if (!isStoreError(error, 'stale')) throw error
  })
}

/** How many bidders the house has. */
export const bidderTotal = async (house: PartitionReader): Promise<number> => (await readBidderCounts(house))?.total ?? 0
