import { bidderTrendId } from '@auctionwiz/domain/bidders/trend'
import { expect, it } from 'vitest'
import { testApp } from '../testing.ts'

it('counts each kind, and reads what was recorded before the first change of a day', async () => {
  const { call, store } = await testApp()
  expect(await call('readBidderAnalytics')).toMatchObject({ total: 0, national: { tens: Array(10).fill(0) } })
  for (const name of ['Ann', 'Ben', 'Cleo'])
    await call('createBidder', { body: { firstName: name, lastName: 'Lee', email: `${name}@example.com` } })
  const { bidders } = await call('listBidders')
  await call('deleteBidder', { params: { id: bidders[0].id } })
  const figures = await call('readBidderAnalytics', { role: 'viewer' })
  expect(figures).toMatchObject({
    total: 2,
    byStatus: { Pending: 2, Active: 0 },
    byAutoInvite: { 'Manual Review': 2 },
    national: { tier: { New: 2, Gold: 0 }, tens: Array(10).fill(0) },
    local: { tier: { New: 2 }, tens: Array(10).fill(0), notScored: 2 },
  })
  expect(figures.national).not.toHaveProperty('average')
  expect(figures.local).not.toHaveProperty('average')
  expect(figures.added).toHaveLength(12)
  expect(figures.added.at(-1)).toEqual({ month: '2026-11', count: 2 })
  expect(figures.trend).toMatchObject([{ day: '2026-11-21', total: 2 }])
  const trend = await store.read('bidders', ['a1', 'h1'], bidderTrendId)
  expect(trend?.document).toMatchObject({ days: [{ day: '2026-11-20', total: 0 }] })
})
