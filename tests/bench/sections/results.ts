import type { Auction } from '@auctionwiz/contracts/auctions'
import type { Job } from '@auctionwiz/contracts/jobs'
import { countsOf } from '@auctionwiz/domain/bidders/counts'
import { bidderDocument } from '@auctionwiz/domain/bidders/document'
import { partitionOf } from '@auctionwiz/platform/core/store/partition'
import { bidderCountsRecord } from '@auctionwiz/records/bidder-counts'
import { bidderRecord } from '@auctionwiz/records/bidders'
import { lotDocument, lotRecord } from '@auctionwiz/records/lots'
import { registrationDocument, registrationId, registrationRecord } from '@auctionwiz/records/registrations'
import { resultsDue } from '@auctionwiz/records/results-due'
import { storeOf } from '../../support/tenant.ts'
import { type Bench, call, headersOf } from '../lib/bench-stack.ts'
import { benchBidders } from '../lib/people.ts'
import { writeRaw } from '../lib/raw-batches.ts'
import { rawCopy } from '../lib/raw-copy.ts'
import { atMost, fact, type Row, shown } from '../lib/report.ts'

const at = '2026-11-20T09:00:00.000Z'

/** A sale of this many lots, each bidder of the house winning two, closed over HTTP: until all facts and scores are up to date, against raw batches. */
export const measureResults = async (bench: Bench, lotCount: number): Promise<Row[]> => {
  const tenant = await bench.tenant()
  const { auctions, bidders } = bench.info.urls
  const winners = lotCount / 2
  const people = [...benchBidders(winners, tenant.houseId)]
  const keys = { accountId: tenant.accountId, auctionHouseId: tenant.houseId }
  const stored = people.map((bidder) => ({ ...bidderRecord.stored(bidderDocument(bidder)), ...keys }))
  await writeRaw(bench.bidders, [tenant.accountId, tenant.houseId], stored)
  const house = partitionOf(storeOf(bench.info), 'bidders', [tenant.accountId, tenant.houseId])
  await house.write([{ kind: 'put', document: bidderCountsRecord.stored(countsOf(people)) }])

  const headers = { ...(await headersOf(tenant)), 'content-type': 'application/json' }
  const post = <T>(path: string, body: object) =>
    call<T>(`${auctions}/auctions${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  const dates = { startDate: new Date(Date.now() + 3_600_000).toISOString(), endDate: new Date(Date.now() + 36_000_000).toISOString() }
  let auction = await post<Auction>('', { title: 'Bench sale', ...dates })
  const move = async (action: string) => {
    auction = await post<Auction>(`/${auction.id}/status`, { action, version: auction.version })
  }
  await move('publish')
  await move('goLive')
  const auctionId = auction.id
  const part = house.in('auctions').within(auctionId)
  const writes = [
    ...people.map(({ id: bidderId }, index) => {
      const own = { id: registrationId(bidderId), auctionId, bidderId, paddle: String(index + 1), state: 'Approved' as const }
      return registrationRecord.creation(registrationDocument({ ...own, createdAt: at, updatedAt: at }))
    }),
    ...Array.from({ length: lotCount }, (_, index) => {
      const sold = { state: 'Sold' as const, hammer: 100_00, premium: 25_00, paddle: String((index % winners) + 1) }
      const own = { id: `lot_${index}`, auctionId, lotNumber: String(index + 1), title: 'Chest', description: '', notes: '', earlier: [] }
      return lotRecord.creation(lotDocument({ ...own, ...sold, createdAt: at, updatedAt: at }))
    }),
  ]
  for (let start = 0; start < writes.length; start += 100) await part.write(writes.slice(start, start + 100))
  await part.write([resultsDue({ auctionId }, new Date())])

  const started = performance.now()
  await move('close')
  const changed = await completed(bidders, headers)
  const seconds = (performance.now() - started) / 1000
  const raw = winners / (await rawCopy(bench, tenant, winners))
  return [
    fact(`Closing a sale of ${shown(lotCount)} lots, won by ${shown(winners)} bidders`, `${shown(seconds)} s`),
    fact('… bidders written', shown(changed)),
    fact('… the same bidders in raw batches', `${shown(raw)} s`),
    atMost('… ratio to raw batches', seconds / raw, 4, '×'),
  ]
}

/** Waits for the work. @returns how many bidders it changed */
const completed = async (url: string, headers: Record<string, string>): Promise<number> => {
  for (;;) {
    const { jobs } = await call<{ jobs: Job[] }>(`${url}/bidders/jobs`, { headers })
    const job = jobs.find(({ kind }) => kind === 'results')
    if (job?.status === 'error') throw new Error(`the results failed: ${job.problem ?? ''}`)
    if (job?.status === 'completed') return job.result.changed ?? 0
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
