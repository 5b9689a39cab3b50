import type { BidderFilter, BidderSummary, listBidders as endpoint } from '@auctionwiz/contracts/bidders'
import { type BidderCounts, bidderCountsId } from '@auctionwiz/domain/bidders/counts'
import type { UseCase } from '@auctionwiz/platform/core/context'
import { Failure } from '@auctionwiz/platform/core/failure'
import type { PartitionReader } from '@auctionwiz/platform/core/partition'
import type { Query, StoredDocument } from '@auctionwiz/platform/core/store'
import { bidderQuery } from './bidder-query.ts'
import { countedFilter } from './counted-filter.ts'

const pageSize = 50

/** One query a page; the first page also has the total, which travels along in `nextPage`. */
export const listBidders: UseCase<typeof endpoint> = async ({ query: filter }, { house }) => {
  const query = bidderQuery(filter)
  const limit = filter.limit ?? pageSize
  const before = filter.page === undefined ? undefined : readPosition(filter.page)
  const [page, total] = await Promise.all([
    house.query<BidderSummary & StoredDocument>(query, { limit, next: before?.next }),
    before ? before.total : totalOf(filter, query, house),
  ])
  return { bidders: page.items, total, ...(page.next && { nextPage: writePosition({ total, next: page.next }) }) }
}

/** From the house's counters where they have it, else counted. */
const totalOf = async (filter: BidderFilter, query: Query, house: PartitionReader): Promise<number> => {
  const counted = countedFilter(filter)
  if (!counted) return house.count(query)
  const counts = await house.read<BidderCounts>(bidderCountsId)
  return counts ? counted(counts.document) : 0
}

interface Position {
  total: number
  next: string
}

const writePosition = ({ total, next }: Position): string => `${total}.${next}`

const readPosition = (page: string): Position => {
  const [, total, next] = /^(\d{1,9})\.(.+)$/s.exec(page) ?? []
  if (total === undefined || next === undefined)
    throw new Failure('invalid_request', { fields: { page: 'Use the nextPage of the page before.' } })
  return { total: Number(total), next }
}
