import { emptyFacts } from '@auctionwiz/domain/scores/facts'
import { describe, expect, it } from 'vitest'
import { houseOf } from './testing.ts'

const auction = (mostRecentAuction: string) => ({ ...emptyFacts(), mostRecentAuction, firstAuction: mostRecentAuction })

const house = () =>
  houseOf([
    { wins: 1, tags: ['vip', 'clocks'], preferredCategories: ['Art'], address: { city: 'NEW YORK' }, createdAt: '2026-03-01T09:00:00Z' },
    { wins: 2, tags: ['press'], preferredCategories: ['Art', 'Books'], address: { city: 'Boston' }, createdAt: '2026-01-01T09:00:00Z' },
    { wins: 3, address: { city: ' new  york' }, createdAt: '2026-02-01T09:00:00Z', facts: auction('2026-05-31T23:30:00.000Z') },
    { wins: 4, tags: ['vip'], address: {}, createdAt: '2026-04-01T09:00:00Z', facts: auction('2026-06-01T00:00:00Z') },
    { wins: 5, createdAt: '2026-05-01T09:00:00Z', facts: auction('2025-11-05T12:00:00Z') },
  ])

describe('the list finds', () => {
  it.each([
    ['tag=vip', ['b0', 'b3']],
    ['tag=vip&tag=press', ['b0', 'b1', 'b3']],
    ['tag=gone', []],
    ['category=Books', ['b1']],
    ['category=Books&category=Art', ['b0', 'b1']],
    ['category=Art&tag=vip', ['b0']],
    ['city=New+York', ['b0', 'b2']],
    ['city=NEW+YORK&city=boston', ['b0', 'b1', 'b2']],
    ['lastAuctionTo=2026-05-31', ['b2', 'b4']],
    ['lastAuctionFrom=2026-05-31&lastAuctionTo=2026-05-31', ['b2']],
    ['lastAuctionFrom=2026-06-01', ['b3']],
    ['lastAuctionFrom=2025-01-01&sort=lastAuction', ['b2', 'b3', 'b4']],
  ])('by %s', async (query, ids) => {
    const { list, call } = await house()
    expect((await list(query)).sort()).toEqual(ids)
    expect((await call('listBidders', { query })).total).toBe(ids.length)
    expect(await call('readBidderTotals', { query: query.replace('&sort=lastAuction', '') })).toMatchObject({ count: ids.length, all: 5 })
  })

  it.each(['category=Boats', 'lastAuctionFrom=2026-02-30', 'lastAuctionTo=yesterday', 'tag=', 'sort=city'])(
    'nothing by %s',
    async (query) => {
      const { call } = await house()
      expect(await call('listBidders', { query })).toMatchObject({ status: 400, error: { code: 'invalid_request' } })
    },
  )
})

it.each([
  ['added', ['b1', 'b2', 'b0', 'b3', 'b4']],
  ['-added', ['b4', 'b3', 'b0', 'b2', 'b1']],
  ['lastAuction', ['b4', 'b2', 'b3', 'b0', 'b1']],
  ['-lastAuction', ['b3', 'b2', 'b4', 'b1', 'b0']],
])('lists by %s, those without an auction last', async (sort, ids) => {
  const { list } = await house()
  for (const limit of [1, 2, 50]) {
    const found = await list(`sort=${sort}&limit=${limit}`)
    if (sort === '-lastAuction') expect([found.slice(0, 3), found.slice(3).sort()]).toEqual([ids.slice(0, 3), ids.slice(3).sort()])
    else expect(found).toEqual(ids)
  }
})

it('names the values to filter by, each once', async () => {
  const { call } = await house()
  expect(await call('listBidderValues', { role: 'viewer' })).toEqual({
    status: 200,
    tags: ['clocks', 'press', 'vip'],
    categories: ['Art', 'Books'],
    cities: ['Boston', 'New York'],
  })
  expect(await call('listBidderValues', { adjusted: ['-bidders:view'] })).toMatchObject({ error: { code: 'forbidden' } })
})
