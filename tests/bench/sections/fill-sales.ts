import { bidderDocument } from '@auctionwiz/domain/bidders/document'
import { addCounts, countsOf, type LotCounts, noLots } from '@auctionwiz/domain/lots/totals'
import { partitionKeyOf, placed } from '@auctionwiz/platform/core/store/containers'
import type { StoredDocument } from '@auctionwiz/platform/core/store/store'
import { auctionCountsOf, auctionCountsRecord } from '@auctionwiz/records/auction-counts'
import { auctionRecord } from '@auctionwiz/records/auctions'
import { bidderRecord } from '@auctionwiz/records/bidders'
import { lotCountsOf, lotCountsRecord } from '@auctionwiz/records/lot-counts'
import { lotRecord } from '@auctionwiz/records/lots'
import { registrationRecord } from '@auctionwiz/records/registrations'
import type { Tenant } from '../../support/tenant.ts'
import type { Bench } from '../lib/bench-stack.ts'
import { benchAuction, benchLot, benchPaddles, benchRegistration } from '../lib/lots.ts'
import { benchBidders } from '../lib/people.ts'
import { writeRaw } from '../lib/raw-batches.ts'
import { fact, type Row, shown } from '../lib/report.ts'

export interface FilledSales {
  tenant: Tenant
  auctionCount: number
  lotCount: number
  /** Where the auctions are. */
  ownPartition: readonly string[]
  /** The auction with the largest catalogue: half of all lots. */
  largest: string
  largestCount: number
  largestPartition: readonly string[]
  bidderPartition: readonly string[]
  rows: Row[]
}

const portion = 5_000
const usualCount = 100

/** A house with auctions and their catalogues, one of them with half of all lots and the others with 100 each, written in raw batches. */
export const fillSales = async (
  { tenant: createTenant, auctions, bidders }: Bench,
  auctionCount: number,
  lotCount: number,
): Promise<FilledSales> => {
  const tenant = await createTenant()
  const owner = [tenant.accountId, tenant.houseId]
  const ownPartition = partitionKeyOf('auctions', owner)
  let ms = 0
  const write = async (partition: readonly string[], documents: readonly StoredDocument[]): Promise<void> => {
    ms += await writeRaw(
      auctions,
      partition,
      documents.map((document) => placed('auctions', partition, document)),
    )
  }
  const addBuyers = async (auctionId: string): Promise<void> => {
    const people = [...benchBidders(benchPaddles, tenant.houseId)].map((bidder) => bidderRecord.stored(bidderDocument(bidder)))
    await writeRaw(
      bidders,
      owner,
      people.map((document) => placed('bidders', owner, document)),
    )
    const registrations = people.map(({ id: bidderId }, index) => benchRegistration(auctionId, bidderId, index))
    await write(partitionKeyOf('auctions', owner, auctionId), registrations.map(registrationRecord.stored))
  }
  const sales = Array.from({ length: auctionCount }, (_, index) => benchAuction(index, auctionCount))
  await write(ownPartition, [...sales.map(auctionRecord.stored), auctionCountsRecord.stored(auctionCountsOf(sales))])
  await addBuyers(sales[0]?.id ?? '')
  const largestCount = lotCount / 2
  const catalogues = sales.slice(0, 1 + (lotCount - largestCount) / usualCount)
  for (const [index, { id }] of catalogues.entries()) {
    const partition = partitionKeyOf('auctions', owner, id)
    const count = index === 0 ? largestCount : usualCount
    let totals: LotCounts = noLots
    for (let from = 0; from < count; from += portion) {
      const lots = Array.from({ length: Math.min(portion, count - from) }, (_, at) => benchLot(id, from + at))
      totals = lots.reduce((sum, lot) => addCounts(sum, countsOf(lot)), totals)
      await write(partition, lots.map(lotRecord.stored))
    }
    await write(partition, [lotCountsRecord.stored(lotCountsOf(totals))])
  }
  const rate = `${shown((lotCount / ms) * 1000)} lots/s (${shown(ms / 1000)} s)`
  return {
    ...{ tenant, auctionCount, lotCount, ownPartition, largestCount },
    largest: sales[0]?.id ?? '',
    largestPartition: partitionKeyOf('auctions', owner, sales[0]?.id),
    bidderPartition: owner,
    rows: [fact(`Fill a house with ${shown(auctionCount)} auctions and ${shown(lotCount)} lots, raw batches`, rate)],
  }
}
