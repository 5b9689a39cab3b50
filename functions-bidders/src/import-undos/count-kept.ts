import { listerOf } from '@auctionwiz/platform/core/records/reader'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import { keptCaseRecord } from '@auctionwiz/records/case-changes'
import { keptBidderRecord } from '@auctionwiz/records/import-changes'
import { keptRecordRecord } from '@auctionwiz/records/imported-records'
import { keptPaymentRecord } from '@auctionwiz/records/payment-changes'
import { keptSaleRecord } from '@auctionwiz/records/sale-changes'

/** How many records of all kinds an undo kept. */
export const countKept = async (house: PartitionReader, uploadId: string): Promise<number> => {
  const where = [{ field: 'uploadId', equals: uploadId }] as const
  const counts = await Promise.all([
    listerOf(keptBidderRecord, house).count(where),
    listerOf(keptSaleRecord, house).count(where),
    listerOf(keptCaseRecord, house).count(where),
    listerOf(keptRecordRecord, house).count(where),
    listerOf(keptPaymentRecord, house).count(where),
  ])
  return counts.reduce((sum, count) => sum + count, 0)
}
