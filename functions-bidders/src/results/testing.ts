import type { Auction } from '@auctionwiz/contracts/auctions'
import { auctionDefaults } from '@auctionwiz/domain/auctions/document'
import { readJob } from '@auctionwiz/platform/core/jobs/job'
import { workOnJob } from '@auctionwiz/platform/core/jobs/work-on-job'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { recordsOf } from '@auctionwiz/platform/core/records/writer'
import { partitionOf } from '@auctionwiz/platform/core/store/partition'
import { auctionDocument, auctionRecord } from '@auctionwiz/records/auctions'
import { type BidderWrite, writeBidders } from '@auctionwiz/records/bidder-writes'
import { bidderOf, bidderRecord } from '@auctionwiz/records/bidders'
import { type LotFields, lotDocument, lotRecord } from '@auctionwiz/records/lots'
import { registrationDocument, registrationId, registrationRecord } from '@auctionwiz/records/registrations'
import { resultsDue, resultsDueId, resultsDueRecord } from '@auctionwiz/records/results-due'
import { startResults } from '@auctionwiz/records/start-results'
import { aBidder } from '@auctionwiz/records/testing/bidders'
import { testApp } from '../testing.ts'

const at = '2026-11-20T09:00:00.000Z'

export type SaleHouse = Awaited<ReturnType<typeof saleHouse>>

/** A house with bidders bid_1 to bid_`count`, whose sales are written as the app of auctions writes them. */
export const saleHouse = async (count = 3) => {
  const app = await testApp()
  const house = partitionOf(app.store, 'bidders', ['a1', 'h1'])
  const people = Array.from({ length: count }, (_, index): BidderWrite => ({ after: aBidder({ id: `bid_${index + 1}` }) }))
  for (let start = 0; start < people.length; start += 50) await writeBidders(house, people.slice(start, start + 50))

  const addSale = async (id: string, given: Partial<Auction> = {}) => {
    const auction = {
      ...auctionDefaults,
      ...{ id, title: `Sale ${id}`, location: '', currencySymbol: '£', currency: 'GBP' as const, createdAt: at, updatedAt: at },
      ...{ startDate: '2026-11-19T10:00:00.000Z', endDate: '2026-11-19T17:00:00.000Z', publishedAt: at },
      ...given,
    }
    await recordsOf(auctionRecord, house).put(auctionDocument(auction))
    const part = house.in('auctions').within(id)
    return {
      id,
      /** Gives a paddle to a bidder, in place of an earlier one. */
      register: (bidderId: string, paddle: string) => {
        const own = {
          id: registrationId(bidderId),
          auctionId: id,
          bidderId,
          paddle,
          state: 'Registered' as const,
          createdAt: at,
          updatedAt: at,
        }
        return part.write([registrationRecord.put(registrationDocument(own)), resultsDue({ auctionId: id }, app.clock.now)])
      },
      /** Records the result of a lot; none is one that is undone. */
      lot: (number: number, result?: { hammer: number; paddle: string; resultFromFile?: true }) => {
        const outcome: Partial<LotFields> = result ? { state: 'Sold', premium: result.hammer / 4, ...result } : { state: 'Upcoming' }
        const own = { id: `lot_${number}`, auctionId: id, lotNumber: String(number), title: 'Chest', description: '', notes: '' }
        const document = lotDocument({ ...own, state: 'Upcoming', createdAt: at, updatedAt: at, earlier: [], ...outcome })
        return part.write([lotRecord.put(document), resultsDue({ auctionId: id }, app.clock.now)])
      },
      isDue: async () => (await readerOf(resultsDueRecord, part).find(resultsDueId)) !== undefined,
    }
  }

  const start = () => {
    const starter = { house, auctionHouseId: 'h1', claims: { accountId: 'a1', userId: 'u1', userName: 'Una Staff' }, now: app.clock.now }
    return startResults(app.ports.queue, { ...starter, correlationId: 'req_1' })
  }
  /** Starts the work and does it. */
  const settle = async () => {
    await start()
    await app.workOff()
  }
  const bidder = async (id: string) => bidderOf(await readerOf(bidderRecord, house).read(id))
  const job = async () => (await readJob(house, 'results'))?.document
  return { ...app, house, addSale, start, settle, bidder, job, work: (ports = app.ports) => workOnJob(ports) }
}
