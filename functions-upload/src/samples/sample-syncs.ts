import { sampleAuctions } from '@auctionwiz/domain/samples/sample-auctions'
import { sampleLots } from '@auctionwiz/domain/samples/sample-lots'
import { sampleImport, sampleImportedLot } from '@auctionwiz/domain/samples/sample-platform-sales'
import type { StoredDocument } from '@auctionwiz/platform/core/store/store'
import { syncedRecord, syncLinkId, syncLinkRecord } from '@auctionwiz/records/auction-syncs'
import { lotDocument } from '@auctionwiz/records/lots'
import { syncedId } from '../syncs/read-both.ts'
import { auctionValues, houseLotValues } from '../syncs/sync-values.ts'
import type { SampleStaff } from './start-sample-work.ts'

/** The link of the sample auction that a house has imported, and what it had in common with its platform then. */
export const sampleSyncDocuments = async (
  houseId: string,
  now: Date,
  by: SampleStaff,
): Promise<{ auctionId: string; documents: StoredDocument[] }> => {
  const auction = sampleAuctions(houseId, now).find(({ title }) => title === sampleImport.title)
  if (!auction) throw new Error(`there is no sample auction ${sampleImport.title}`)
  const { platformId, saleId } = sampleImport
  const { id: auctionId, createdAt } = auction
  const link = { auctionId, platformId, platformAuctionId: saleId, importedById: by.id, importedBy: by.name }
  const synced = async (kind: 'auction' | 'lot', platformRecordId: string, recordId: string, values: ReturnType<typeof auctionValues>) =>
    syncedRecord.stored({
      ...{ id: await syncedId(kind, platformRecordId), kind, platformRecordId, recordId, values },
      platformUpdatedAt: createdAt,
    })
  const lots = sampleLots(auction).map((lot) => synced('lot', sampleImportedLot(lot.lotNumber), lot.id, houseLotValues(lotDocument(lot))))
  const documents = await Promise.all([synced('auction', saleId, auctionId, auctionValues(auction)), ...lots])
  return { auctionId, documents: [syncLinkRecord.stored({ id: syncLinkId, ...link }), ...documents] }
}
