import type { BidderDocument } from '@auctionwiz/domain/bidders/document'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { partitionOf } from '@auctionwiz/platform/core/store/partition'
import { bidderRecord } from '@auctionwiz/records/bidders'
import { expect, it } from 'vitest'
import { testApp } from '../testing.ts'

it('brings the scores of every bidder up to date, once, with progress', async () => {
  const { call, store, workOff } = await testApp()
  const people = Array.from({ length: 7 }, (_, index) => ({ firstName: 'Ann', lastName: `Lee ${index}`, email: `a${index}@example.com` }))
  for (const body of people) await call('createBidder', { body })
  const house = partitionOf(store, 'bidders', ['a1', 'h1'])
  const { items } = await readerOf(bidderRecord, house).page({}, { limit: 100 })
  for (const { document } of items.slice(0, 3))
    await house.write([bidderRecord.put({ ...document, facts: { ...document.facts, auctions: 9, bids: 40, wins: 9, paidOnTime: 9 } })])

  const started = await call('rescoreBidders')
  expect(started).toMatchObject({ status: 202, kind: 'rescore', startedBy: 'Una Staff' })
  await workOff()
  expect((await call('listJobs')).jobs).toMatchObject([{ status: 'completed', done: 7, total: 7, result: { changed: 3 } }])
  const { bidders } = await call('listBidders', { query: 'scoreType=local' })
  expect(bidders.filter(({ localScore }: BidderDocument) => localScore.tier !== 'New')).toHaveLength(3)
  expect((await call('listBidders', { query: 'tier=New' })).total).toBe(4)

  await call('rescoreBidders')
  await workOff()
  expect((await call('listJobs')).jobs).toMatchObject([{ status: 'completed', done: 7, result: { changed: 0 } }])
})
