import type { BidderFilter, listBidders as endpoint } from '@auctionwiz/contracts/bidders'
import { type BidderCounts, bidderCountsId } from '@auctionwiz/domain/bidders/counts'
import type { UseCase } from '@auctionwiz/platform/core/context'
import type { PartitionReader } from '@auctionwiz/platform/core/partition'
import type { Page, Query } from '@auctionwiz/platform/core/store'
import { bidderQuery } from './bidder-query.ts'
import { bidderRow, type RowDocument } from './bidder-row.ts'
import { countedFilter } from './counted-filter.ts'

const pageSize = 50

/** Searches are counted up to here. */
const mostCounted = 1000

/** One query a page; the first page also brings the total. */
export const listBidders: UseCase<typeof endpoint> = async ({ query: filter }, { house }) => {
  const query = bidderQuery(filter)
  const limit = filter.limit ?? pageSize
  const reading = house.query<RowDocument>(query, { limit, next: filter.page })
  const [page, total] = await Promise.all([reading, filter.page === undefined ? totalOf(filter, query, house, reading) : {}])
  return { bidders: page.items.map(bidderRow), ...total, ...(page.next && { nextPage: page.next }) }
}

interface Total {
  total: number
  totalIsAtLeast?: boolean
}

/**
 * From the house's counters where they have it; else counted. What a search finds is counted only where one page doesn't hold it all, and only
 * so far: of a common word every text would have to be read.
 */
const totalOf = async (filter: BidderFilter, query: Query, house: PartitionReader, reading: Promise<Page<unknown>>): Promise<Total> => {
  if (filter.search) {
    const { items, next } = await reading
    if (next === undefined) return { total: items.length }
    const total = await house.count(query, mostCounted + 1)
    return total > mostCounted ? { total: mostCounted, totalIsAtLeast: true } : { total }
  }
  const counted = countedFilter(filter)
  if (!counted) return { total: await house.count(query) }
  const counts = await house.read<BidderCounts>(bidderCountsId)
  return { total: counts ? counted(counts.document) : 0 }
}
