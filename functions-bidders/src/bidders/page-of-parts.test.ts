import type { BidderSummary } from '@auctionwiz/contracts/bidders'
import { emptyFacts } from '@auctionwiz/domain/scores/facts'
import { defaultRules } from '@auctionwiz/domain/scores/rules'
import { scoreByRules } from '@auctionwiz/domain/scores/score-by-rules'
import { partitionOf } from '@auctionwiz/platform/core/store/partition'
import { writeBidders } from '@auctionwiz/records/bidder-writes'
import { aBidder } from '@auctionwiz/records/testing/bidders'
import { expect, it } from 'vitest'
import { testApp } from '../testing.ts'

const now = new Date('2026-11-21T09:00:00Z')

/** Bidders with so many purchases each, in this order; one without any is New. */
const houseOf = async (...wins: number[]) => {
  const app = await testApp()
  const house = partitionOf(app.store, 'bidders', ['a1', 'h1'])
  const bidders = wins.map((count, index) => {
    const facts = { ...emptyFacts(), wins: count, lotsBid: count * 3, paidOnTime: count, auctions: count }
    return aBidder({ id: `b${index}`, facts, ...scoreByRules({ facts, status: 'Active' }, defaultRules, now) })
  })
  await writeBidders(
    house,
    bidders.map((after) => ({ after })),
  )
  const list = async (query: string): Promise<string[]> => {
    const ids: string[] = []
    let page = ''
    do {
      const answer = await app.call('listBidders', { query: `${query}${page}` })
      ids.push(...answer.bidders.map(({ id }: BidderSummary) => id))
      page = answer.nextPage ? `&page=${encodeURIComponent(answer.nextPage)}` : ''
    } while (page)
    return ids
  }
  return { ...app, list }
}

it.each(['national', 'local'])('lists bidders without a %s score last in both directions, on pages of any size', async (scoreType) => {
  const { list } = await houseOf(0, 1, 30, 0, 8)
  for (const limit of [1, 2, 3, 4, 5, 50]) {
    expect(await list(`scoreType=${scoreType}&limit=${limit}`)).toEqual(['b2', 'b4', 'b1', expect.any(String), expect.any(String)])
    const ascending = await list(`scoreType=${scoreType}&sort=score&limit=${limit}`)
    expect(ascending).toEqual(['b1', 'b4', 'b2', 'b0', 'b3'])
  }
})

it('gives the total of all parts with the first page', async () => {
  const { call } = await houseOf(0, 1, 0)
  expect(await call('listBidders', { query: 'sort=score&limit=1' })).toMatchObject({ total: 3, bidders: [{ id: 'b1' }] })
})

it('finds no New bidder by limits of either score', async () => {
  const { list } = await houseOf(0, 1, 30)
  for (const query of ['minScore=0', 'maxScore=100', 'maxScore=100&sort=score', 'maxScore=100&scoreType=local', 'minScore=0&tier=New'])
    expect(await list(query)).not.toContain('b0')
})

it('refuses a page of a part that the list does not have', async () => {
  const { call } = await houseOf(0, 1)
  for (const page of ['part-1:', 'part-7:x', 'part-1:x'])
    expect(await call('listBidders', { query: `page=${encodeURIComponent(page)}` })).toMatchObject({ error: { code: 'invalid_request' } })
})
