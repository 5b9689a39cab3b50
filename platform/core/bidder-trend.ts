import { type BidderCounts, bidderCountsId } from '@auctionwiz/domain/bidders/counts'
import { type BidderTrend, bidderTrendId, dayBefore, trendDay, withDay } from '@auctionwiz/domain/bidders/trend'
import type { Partition } from './partition.ts'
import { isStoreError } from './store.ts'

/** The day that this process knows to be noted, by house: only the first change of a day looks. */
const noted = new Map<string, string>()

const houseLimit = 10_000

/**
 * Notes how the bidders of a house stood before the first change of a day; two reads and a write once a day, nothing afterwards.
 * @param at when the change is made; '' when that is not known, and nothing is noted
 */
export const noteTrend = async (house: Partition, auctionHouseId: string, at: string): Promise<void> => {
  if (at === '') return
  const day = dayBefore(at)
  if ((noted.get(auctionHouseId) ?? '') >= day) return
  const before = await house.read<BidderTrend>(bidderTrendId)
  const days = before?.document.days ?? []
  if ((days.at(-1)?.day ?? '') < day) {
    const counts = await house.read<BidderCounts>(bidderCountsId)
    const document: BidderTrend = { id: bidderTrendId, type: 'trend', days: withDay(days, trendDay(day, counts?.document)) }
    const write = before ? ({ kind: 'replace', document, version: before.version } as const) : ({ kind: 'create', document } as const)
    await house.write([write]).catch((error: unknown) => {
      // Another change of the same moment was faster; it noted the same.
      if (!isStoreError(error, 'stale') && !isStoreError(error, 'exists')) throw error
    })
  }
  if (noted.size >= houseLimit) noted.clear()
  noted.set(auctionHouseId, day)
}
