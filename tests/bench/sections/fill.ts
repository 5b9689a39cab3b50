import type { Bidder } from '@auctionwiz/contracts/bidders'
import { type Counted, countsOf } from '@auctionwiz/domain/bidders/counts'
import { bidderDocument } from '@auctionwiz/domain/bidders/document'
import { bidderCounter } from '@auctionwiz/domain/bidders/numbers'
import { bidderRecord } from '@auctionwiz/records/bidders'
import type { Tenant } from '../../support/tenant.ts'
import type { Bench } from '../lib/bench-stack.ts'
import { benchBidders } from '../lib/people.ts'
import { writeRaw } from '../lib/raw-batches.ts'
import { fact, type Row, shown } from '../lib/report.ts'

export interface FilledHouse {
  tenant: Tenant
  partition: [string, string]
  ids: string[]
  rows: Row[]
}

const portion = 5_000

/** A house with this many bidders, written in raw batches. */
export const fillHouse = async (
  { tenant: createTenant, bidders }: Bench,
  count: number,
  biddersOf: (houseId: string) => Iterable<Omit<Bidder, 'version'>> = (houseId) => benchBidders(count, houseId),
): Promise<FilledHouse> => {
  const tenant = await createTenant()
  const partition: [string, string] = [tenant.accountId, tenant.houseId]
  const keys = { accountId: tenant.accountId, auctionHouseId: tenant.houseId }
  const ids: string[] = []
  let documents: object[] = []
  let ms = 0
  const flush = async (): Promise<void> => {
    ms += await writeRaw(bidders, partition, documents)
    documents = []
  }
  const counted: Counted[] = []
  for (const bidder of biddersOf(tenant.houseId)) {
    ids.push(bidder.id)
    counted.push(bidder)
    documents.push({ ...bidderRecord.stored(bidderDocument(bidder)), ...keys })
    if (documents.length === portion) await flush()
  }
  await flush()
  for (const counter of [bidderCounter(count + 1), countsOf(counted)])
    await bidders.items.create({ ...counter, ...keys, uniqueKey: counter.id })
  const rate = shown((count / ms) * 1000)
  return {
    tenant,
    partition,
    ids,
    rows: [fact(`Fill a house with ${shown(count)} bidders, raw batches of 100`, `${rate} bidders/s (${shown(ms / 1000)} s)`)],
  }
}
