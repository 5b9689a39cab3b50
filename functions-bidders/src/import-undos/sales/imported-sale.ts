import { type FieldChange, followedBy } from '@auctionwiz/domain/imports/sales/field-change'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import type { Versioned } from '@auctionwiz/platform/core/store/store'
import {
  type SaleAuction,
  type SaleChange,
  type SettableLot,
  saleAuctionId,
  saleAuctionRecord,
  saleChangeRecord,
} from '@auctionwiz/records/sale-changes'

/** What all steps of an import did to a lot. */
export interface ImportedLot {
  /** The sum after the last step. */
  sum: string
  /** Undefined where the import added the lot. */
  change: FieldChange<SettableLot> | undefined
}

/** What an import did to an auction. */
export interface ImportedSale {
  /** Of an auction that the import added, or whose dates it changed. */
  auction: Versioned<SaleAuction> | undefined
  lots: Map<string, ImportedLot>
  /** The sums of the registrations that it added, by the bidder. */
  registrations: Map<string, string>
}

const pageSize = 200
/** Far more auctions than the files of an upload name. */
const most = 100_000

/** The auctions that an import wrote to, in the order of their ids. */
export const importedAuctions = async (house: PartitionReader, uploadId: string): Promise<string[]> => {
  const where = [{ field: 'uploadId', equals: uploadId }] as const
  const [changed, made] = await Promise.all([
    readerOf(saleChangeRecord, house.in('auctions').ofAllParts()).distinct('auctionId', most, where),
    readerOf(saleAuctionRecord, house).distinct('saleId', most, where),
  ])
  return [...new Set([...changed, ...made])].sort()
}

/** All steps of an import in an auction as one, so that the order in which they are undone makes no difference. */
export const readImportedSale = async (house: PartitionReader, uploadId: string, auctionId: string): Promise<ImportedSale> => {
  const steps: SaleChange[] = []
  const where = [{ field: 'uploadId', equals: uploadId }] as const
  for await (const { document } of readerOf(saleChangeRecord, house.in('auctions').within(auctionId)).each({ where }, pageSize))
    steps.push(document)
  steps.sort((one, other) => one.file - other.file || one.row - other.row)
  const lots = new Map<string, ImportedLot>()
  for (const { id, ...step } of steps.flatMap((one) => one.lots)) lots.set(id, afterStep(lots.get(id), step))
  return {
    auction: await readerOf(saleAuctionRecord, house).find(saleAuctionId(uploadId, auctionId)),
    lots,
    registrations: new Map(steps.flatMap(({ registrations }) => registrations.map(({ bidderId, sum }) => [bidderId, sum] as const))),
  }
}

const afterStep = (known: ImportedLot | undefined, { sum, before, after }: Omit<SaleChange['lots'][number], 'id'>): ImportedLot => {
  const change = before && after ? { before, after } : undefined
  if (!known) return { sum, change }
  return { sum, change: known.change && change ? followedBy(known.change, change) : known.change }
}
