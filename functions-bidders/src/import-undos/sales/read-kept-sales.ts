import type { keptSale } from '@auctionwiz/contracts/import-undo'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import type { PageRequest } from '@auctionwiz/platform/core/store/store'
import { type KeptSale, keptSaleRecord } from '@auctionwiz/records/sale-changes'
import type * as z from 'zod/mini'

type Shown = z.output<typeof keptSale>

export const shownKept = ({ kind, recordId: id, auctionId, auction, name, reason }: Omit<KeptSale, 'id' | 'type' | 'uploadId'>): Shown => ({
  ...{ kind, id, auctionId, auction, name, reason },
})

/** A page of the auctions, lots and registrations that an undo kept. */
export const readKeptSales = async (
  house: PartitionReader,
  uploadId: string,
  page: PageRequest,
): Promise<{ items: Shown[]; next?: string }> => {
  const where = [{ field: 'uploadId', equals: uploadId }] as const
  const { items, next } = await readerOf(keptSaleRecord, house).page({ where }, page)
  return { items: items.map(({ document }) => shownKept(document)), ...(next !== undefined && { next }) }
}
