import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { auditOf, recordsOf } from '@auctionwiz/platform/core/records/writer'
import type { Partition } from '@auctionwiz/platform/core/store/partition'
import { StoreError } from '@auctionwiz/platform/core/store/store'
import { countAuctions } from '@auctionwiz/records/auction-counts'
import { auctionRecord } from '@auctionwiz/records/auctions'
import { lotCountsId, lotCountsRecord } from '@auctionwiz/records/lot-counts'
import { isUntouched, paymentDueRecord } from '@auctionwiz/records/payments-due'
import { saleAuctionRecord } from '@auctionwiz/records/sale-changes'
import { authorOf, type UndoSource } from '../undo-source.ts'
import type { AuctionPlan } from './plan-auction.ts'

/** Removes an auction that the import added and that has nothing left, or gives one its dates back. */
export const undoAuction = async (house: Partition, { removed, restored }: AuctionPlan, source: UndoSource): Promise<void> => {
  const author = authorOf(source)
  const auctions = recordsOf(auctionRecord, house)
  const after = { undone: source.upload }
  if (removed) {
    const { stored, own } = removed
    const { id, title, startDate, endDate, biddersRegistered } = stored.document
    await removeWhatFollows(house, id)
    await auctions.remove(id, stored.version, [
      saleAuctionRecord.replacement({ ...own.document, undone: 'removed' }, own.version),
      auditOf(auctionRecord, stored.document, author, { action: 'auction.remove', before: { title, startDate, endDate }, after }),
      ...(await countAuctions(house, { total: -1, bidders: -biddersRegistered })),
    ])
  }
  if (restored) {
    const { stored, own } = restored
    const dates = ({ startDate, endDate }: typeof restored.after) => ({ startDate, endDate })
    await auctions.replace({ ...restored.after, updatedAt: source.now.toISOString() }, stored.version, [
      saleAuctionRecord.replacement({ ...own.document, undone: 'restored' }, own.version),
      auditOf(auctionRecord, restored.after, author, {
        action: 'auction.update',
        before: dates(stored.document),
        after: { ...after, ...dates(restored.after) },
      }),
    ])
  }
}

/** What was owed for its lots, of which nobody was reminded, and its totals. Fails with `stale` where a payment was recorded meanwhile. */
const removeWhatFollows = async (house: Partition, auctionId: string): Promise<void> => {
  const dues = recordsOf(paymentDueRecord, house)
  for await (const { document, version } of dues.each({ where: [{ field: 'auctionId', equals: auctionId }] }))
    if (!isUntouched(document) || !(await dues.removeOnce(document.id, version)))
      throw new StoreError('stale', `${document.id} was changed meanwhile`)
  const part = house.in('auctions').within(auctionId)
  const counts = await readerOf(lotCountsRecord, part).find(lotCountsId)
  if (counts) await recordsOf(lotCountsRecord, part).removeOnce(lotCountsId, counts.version)
}
