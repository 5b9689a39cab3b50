import { type exportBidders as endpoint, xlsxRowLimit } from '@auctionwiz/contracts/bidder-export'
import { type BidderCounts, bidderCountsId } from '@auctionwiz/domain/bidders/counts'
import type { UseCase } from '@auctionwiz/platform/core/context'
import { Failure } from '@auctionwiz/platform/core/failure'
import type { PartitionReader } from '@auctionwiz/platform/core/partition'
import type { Query, StoredDocument } from '@auctionwiz/platform/core/store'
import { bidderQuery } from '../bidders/bidder-query.ts'
import { type ExportedBidder, exportFields } from './export-columns.ts'
import { exportFile } from './export-file.ts'

/** Large enough for a short way through 100,000 bidders, small enough to leave others their turn. */
const pageSize = 500

/** What the filter finds, in its order, read page by page as the caller takes it. That it was taken out is in the log. */
export const exportBidders: UseCase<typeof endpoint> = async ({ query: { format, columns, ...filter } }, context) => {
  const { house, audit, auctionHouseId, now } = context
  const query = bidderQuery(filter, exportFields)
  if (format === 'xlsx') await requireRoom(house, query)
  const asked = Object.fromEntries(Object.entries({ format, columns, ...filter }).filter(([, value]) => value !== undefined))
  await house.write([audit({ action: 'bidders.export', subjectType: 'house', subjectId: auctionHouseId, after: asked })])
  return exportFile(format, columns, pagesOf(house, query), now)
}

async function* pagesOf(house: PartitionReader, query: Query): AsyncGenerator<ExportedBidder[]> {
  let next: string | undefined
  do {
    const page = await house.query<ExportedBidder & StoredDocument>(query, { limit: pageSize, next })
    next = page.next
    yield page.items
  } while (next !== undefined)
}

/** Only of a house that could be too large anything is counted. */
const requireRoom = async (house: PartitionReader, query: Query): Promise<void> => {
  const counts = await house.read<BidderCounts>(bidderCountsId)
  if ((counts?.document.total ?? 0) <= xlsxRowLimit || (await house.count(query)) <= xlsxRowLimit) return
  throw new Failure('limit_reached', { what: 'Rows of an Excel file', limit: '1,048,575. Choose CSV, or filter the list' })
}
