import { type exportBidders as endpoint, xlsxRowLimit } from '@auctionwiz/contracts/bidder-export'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { listerOf } from '@auctionwiz/platform/core/records/reader'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import { bidderTotal } from '@auctionwiz/records/bidder-counts'
import { type BidderSelection, bidderParts, bidderSelection } from '../bidders/bidder-query.ts'
import { pageOfParts } from '../bidders/page-of-parts.ts'
import { type ExportedBidder, exportedBidders } from './export-columns.ts'
import { exportFile } from './export-file.ts'

/** Large enough for a short way through 100,000 bidders, small enough to leave others their turn. */
const pageSize = 500

/** What the filter finds, in its order, read page by page as the caller takes it. That it was taken out is in the log. */
export const exportBidders: UseCase<typeof endpoint> = async ({ query: { format, columns, ...filter } }, context) => {
  const { house, audit, auctionHouseId, now } = context
  if (format === 'xlsx') await requireRoom(house, bidderSelection(filter))
  const asked = Object.fromEntries(Object.entries({ format, columns, ...filter }).filter(([, value]) => value !== undefined))
  await house.write([audit({ action: 'bidders.export', subjectType: 'house', subjectId: auctionHouseId, after: asked })])
  return exportFile(format, columns, pagesOf(house, bidderParts(filter)), now)
}

async function* pagesOf(house: PartitionReader, parts: readonly BidderSelection[]): AsyncGenerator<ExportedBidder[]> {
  const bidders = listerOf(exportedBidders, house)
  let next: string | undefined
  do {
    const page = await pageOfParts(bidders, parts, { limit: pageSize, next })
    next = page.next
    yield page.items.map(({ document }) => document)
  } while (next !== undefined)
}

/** Only of a house that could be too large anything is counted. */
const requireRoom = async (house: PartitionReader, { where }: BidderSelection): Promise<void> => {
  if ((await bidderTotal(house)) <= xlsxRowLimit || (await listerOf(exportedBidders, house).count(where)) <= xlsxRowLimit) return
  throw new Failure('limit_reached', { what: 'Rows of an Excel file', limit: '1,048,575. Choose CSV, or filter the list' })
}
