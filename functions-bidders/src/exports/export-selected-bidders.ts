import type { exportSelectedBidders as endpoint } from '@auctionwiz/contracts/bidder-export'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import { readBidders } from '@auctionwiz/records/bidders'
import type { ExportedBidder } from './export-columns.ts'
import { exportFile } from './export-file.ts'

const pageSize = 100

/** The bidders named, in the order named; those that are gone are left out. */
export const exportSelectedBidders: UseCase<typeof endpoint> = async ({ body: { format, columns, ids } }, context) => {
  const { house, audit, auctionHouseId, now } = context
  const after = { format, ...(columns && { columns }), bidders: ids }
  await house.write([audit({ action: 'bidders.export', subjectType: 'house', subjectId: auctionHouseId, after })])
  return exportFile(format, columns, pagesOf(house, ids), now)
}

async function* pagesOf(house: PartitionReader, ids: readonly string[]): AsyncGenerator<ExportedBidder[]> {
  for (let start = 0; start < ids.length; start += pageSize) {
    const some = ids.slice(start, start + pageSize)
    const found = await readBidders(house, some)
    yield some.flatMap((id) => found.get(id) ?? [])
  }
}
