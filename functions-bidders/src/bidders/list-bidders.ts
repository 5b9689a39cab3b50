import type * as calls from '@auctionwiz/contracts/bidders'
import type { BidderFilter } from '@auctionwiz/contracts/bidders'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { listerOf, type RecordPage } from '@auctionwiz/platform/core/records/reader'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import { followBidder } from '@auctionwiz/records/archived-bidders'
import { readBidderCounts } from '@auctionwiz/records/bidder-counts'
import { bidderParts, bidderRows, bidderSelection } from './bidder-query.ts'
import { bidderRow } from './bidder-row.ts'
import { countedFilter } from './counted-filter.ts'
import { pageOfParts } from './page-of-parts.ts'
import { searchCountLimit } from './search-count-limit.ts'
import { visibleBidder } from './visible-bidder.ts'

const pageSize = 50

/** One query a page, two where the list goes over to those without a value to sort by; the first page also brings the total. */
export const listBidders: UseCase<typeof calls.listBidders> = async ({ query: filter }, { house }) => {
  const rows = listerOf(bidderRows, house)
  const reading = pageOfParts(rows, bidderParts(filter), { limit: filter.limit ?? pageSize, next: filter.page })
  const [page, total] = await Promise.all([reading, filter.page === undefined ? totalOf(filter, house, reading) : {}])
  return { bidders: page.items.map(({ document }) => bidderRow(document)), ...total, ...(page.next && { nextPage: page.next }) }
}

interface Total {
  total: number
  totalIsAtLeast?: boolean
}

/**
 * From the house's counters where they have it; else counted. What a search finds is counted only where one page doesn't hold it all, and only
 * so far.
 */
const totalOf = async (filter: BidderFilter, house: PartitionReader, reading: Promise<RecordPage<unknown>>): Promise<Total> => {
  const count = (most?: number) => listerOf(bidderRows, house).count(bidderSelection(filter).where, most)
  if (filter.search) {
    const { items, next } = await reading
    if (next === undefined) return { total: items.length }
    const total = await count(searchCountLimit + 1)
    return total > searchCountLimit ? { total: searchCountLimit, totalIsAtLeast: true } : { total }
  }
  const counted = countedFilter(filter)
  if (!counted) return { total: await count() }
  const counts = await readBidderCounts(house)
  return { total: counts ? counted(counts) : 0 }
}

export const readBidder: UseCase<typeof calls.readBidder> = async ({ params }, context) =>
  visibleBidder(await followBidder(context.house, params.id), context)
