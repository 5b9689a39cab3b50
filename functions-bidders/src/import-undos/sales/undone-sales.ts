import { listerOf, readerOf } from '@auctionwiz/platform/core/records/reader'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import { saleAuctionRecord, saleUndoRecord } from '@auctionwiz/records/sale-changes'
import type { UploadDocument } from '@auctionwiz/records/uploads'

export type UndoneSales = NonNullable<NonNullable<UploadDocument['undo']>['sales']>

/** What the undo of an import did to auctions, lots and registrations. Each batch counted itself, so an interrupted undo counts nothing twice. */
export const readUndoneSales = async (house: PartitionReader, uploadId: string): Promise<UndoneSales> => {
  const where = [{ field: 'uploadId', equals: uploadId }] as const
  const auctions = listerOf(saleAuctionRecord, house)
  const [lots, auctionsRemoved, auctionsRestored] = await Promise.all([
    readerOf(saleUndoRecord, house.in('auctions').ofAllParts()).sums(where, {
      by: ['uploadId'],
      of: ['lotsRemoved', 'lotsRestored', 'registrationsRemoved'],
    }),
    auctions.count([...where, { field: 'undone', equals: 'removed' }]),
    auctions.count([...where, { field: 'undone', equals: 'restored' }]),
  ])
  const [lotsRemoved = 0, lotsRestored = 0, registrationsRemoved = 0] = lots[0]?.sums ?? []
  return { auctionsRemoved, auctionsRestored, lotsRemoved, lotsRestored, registrationsRemoved }
}
