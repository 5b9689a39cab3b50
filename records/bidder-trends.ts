import { tiers } from '@auctionwiz/contracts/scores'
import { bidderTrendId, dayBefore, type TrendDay, trendDay, withDay } from '@auctionwiz/domain/bidders/trend'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { record, type Upgrade } from '@auctionwiz/platform/core/records/record'
import type { Partition, PartitionReader } from '@auctionwiz/platform/core/store/partition'
import { isStoreError } from '@auctionwiz/platform/core/store/store'
import * as z from 'zod/mini'
import { completeWon, readBidderCounts } from './bidder-counts.ts'

const scores = z.object({ sum: z.number(), tier: z.record(z.enum(tiers), z.int()) })

const dated = z.looseObject({ days: z.array(z.looseObject({ local: scores })) })

/** Version 1 added the provisional custom scores of bidders without history to the sums. Nearly all of them had 50. */
const withoutProvisional: Upgrade = (fields) => {
  const { success, data } = z.safeParse(dated, fields)
  if (!success) return { ...fields }
  const scored = ({ sum, tier }: (typeof data.days)[number]['local']) => ({ sum: Math.max(0, sum - provisionalScore * tier.New), tier })
  return { ...fields, days: data.days.map((day) => ({ ...day, local: scored(day.local) })) }
}

const provisionalScore = 50

export const bidderTrendRecord = record({
  type: 'trend',
  container: 'bidders',
  names: ['trend of bidders', 'trends of bidders'],
  about: 'How many bidders the house had on earlier days, and their scores.',
  fields: () => ({
    /** The oldest first. */
    days: z.array(z.object({ day: z.string(), total: z.int(), national: scores, local: scores })),
  }),
  upgrades: [withoutProvisional],
  personalData: 'none',
})

/** The days noted so far, the oldest first. */
export const readTrendDays = async (house: PartitionReader): Promise<readonly TrendDay[]> =>
  (await readerOf(bidderTrendRecord, house).find(bidderTrendId))?.document.days ?? []

/** The day that this process knows to be noted, by house: only the first change of a day looks. */
const noted = new Map<string, string>()

const houseLimit = 10_000

/**
 * Records a house's bidder counters before the first change of a day: three reads and a write once a day, nothing afterwards.
 * @param at when the change is made; '' when unknown, which records nothing
 */
export async function noteTrend(house: Partition, auctionHouseId: string, at: string): Promise<void> {
  if (at === '') return
  const day = dayBefore(at)
  if ((noted.get(auctionHouseId) ?? '') >= day) return
  await completeWon(house)
  const before = await readerOf(bidderTrendRecord, house).find(bidderTrendId)
  const days = before?.document.days ?? []
  if ((days.at(-1)?.day ?? '') < day) {
    const document = { id: bidderTrendId, days: withDay(days, trendDay(day, await readBidderCounts(house))) }
    const write = before ? bidderTrendRecord.replacement(document, before.version) : bidderTrendRecord.creation(document)
    await house.write([write]).catch((error: unknown) => {
      // Another change of the same moment was faster; it noted the same.
      if (!isStoreError(error, 'stale', 'exists')) throw error
    })
  }
  if (noted.size >= houseLimit) noted.clear()
  noted.set(auctionHouseId, day)
}
