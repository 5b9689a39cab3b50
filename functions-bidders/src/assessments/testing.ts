import type { BidderAssessment } from '@auctionwiz/contracts/bidder-assessments'
import type { Bidder } from '@auctionwiz/contracts/bidders'
import { emptyFacts } from '@auctionwiz/domain/scores/facts'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { type BidderWrite, writeBidders } from '@auctionwiz/records/bidder-writes'
import { bidderOf, bidderRecord } from '@auctionwiz/records/bidders'
import { aBidder } from '@auctionwiz/records/testing/bidders'
import { saleHouse } from '../results/testing.ts'

export const auctionId = 'auc_1'

export interface Person extends Partial<Pick<Bidder, 'status' | 'email' | 'preferredCategories'>> {
  /** The custom score; a New bidder has none. */
  score?: number
  defaults?: number
  /** Years before the sale of the latest auction; none without. */
  idle?: number
}

const good = { auctions: 20, wins: 10, spent: 5_000_000, paidOnTime: 10 }

/** A bidder with a record as good as it gets, but for what is given. */
export const person = (id: string, { score = 88, defaults = 0, idle = 0, ...given }: Person): Omit<Bidder, 'version'> => {
  const bidder = aBidder({ id, status: 'Active', preferredCategories: ['Art'], ...given })
  const facts = {
    ...emptyFacts(),
    ...good,
    defaults,
    firstAuction: '2019-01-01T10:00:00.000Z',
    mostRecentAuction: `${2026 - idle}-11-01T10:00:00.000Z`,
  }
  return {
    ...bidder,
    facts,
    localScore: { ...bidder.localScore, score, tier: 'Gold' },
    nationalScore: { ...bidder.nationalScore, score: 50, tier: 'Bronze' },
  }
}

/** A house with an upcoming sale of art and these bidders, with the ids bid_a1, bid_a2 and so on. */
export const assessmentHouse = async (people: readonly Person[] = [{}]) => {
  const app = await saleHouse(0)
  const { house, call } = app
  const dates = { startDate: '2026-12-01T10:00:00.000Z', endDate: '2026-12-01T17:00:00.000Z' }
  const sale = await app.addSale(auctionId, { title: 'Fine Art', ...dates })
  const write = async (writes: readonly BidderWrite[]) => {
    for (let start = 0; start < writes.length; start += 50) await writeBidders(house, writes.slice(start, start + 50))
  }
  await write(people.map((one, index) => ({ after: person(`bid_a${index + 1}`, one) })))
  const params = { auctionId }
  /** Changes a bidder later than the assessment. */
  const change = async (id: string, given: Partial<Bidder>) => {
    app.clock.now = new Date(app.clock.now.getTime() + 60_000)
    const before = bidderOf(await readerOf(bidderRecord, house).read(id))
    await write([{ before, after: { ...before, ...given, updatedAt: app.clock.now.toISOString() } }])
  }
  const assess = async () => {
    app.clock.now = new Date(app.clock.now.getTime() + 60_000)
    const started = await call('startAssessment', { params })
    await app.workOff()
    return started
  }
  const list = async (query = ''): Promise<BidderAssessment[]> => (await call('listAssessments', { params, query })).assessments
  const summary = () => call('readAssessment', { params })
  const invited = async (): Promise<string[]> => {
    const { invitations } = await call('listInvitations', { query: `auctionId=${auctionId}&state=invited&limit=200` })
    return invitations.map(({ bidderId }: { bidderId: string }) => bidderId).sort()
  }
  return { ...app, sale, params, write, change, assess, list, summary, invited }
}
