import { bidderDocument } from '@auctionwiz/domain/bidders/document'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { partitionOf } from '@auctionwiz/platform/core/store/partition'
import { bidderOf, bidderRecord } from '@auctionwiz/records/bidders'
import { expect, it } from 'vitest'
import { testApp } from '../testing.ts'

const notes = Array.from({ length: 500 }, (_, index) => ({
  id: `note_${index}`,
  date: '2026-11-20T09:00:00.000Z',
  user: 'Una Staff',
  userId: 'u1',
  note: 'x'.repeat(2000),
  category: 'General' as const,
  isPrivate: false,
}))

/** What their scores do not know of yet. */
const history = {
  auctions: 9,
  lotsBid: 30,
  activeMonths: 6,
  firstAuction: '2026-01-10T10:00:00Z',
  mostRecentAuction: '2026-10-10T10:00:00Z',
}

/** A house of four bidders, each with as many notes as there can be: two of them do not fit one batch. */
const withLargeBidders = async () => {
  const app = await testApp()
  const house = partitionOf(app.store, 'bidders', ['a1', 'h1'])
  const ids: string[] = []
  for (const name of ['Ann', 'Bea', 'Cid', 'Dan']) {
    const { id } = await app.call('createBidder', {
      body: { firstName: name, lastName: 'Lee', email: `${name.toLowerCase()}@example.com` },
    })
    const stored = await readerOf(bidderRecord, house).find(id)
    if (!stored) throw new Error('no bidder')
    const { version: _version, facts, ...bidder } = bidderOf(stored)
    await house.write([
      { kind: 'put', document: bidderRecord.stored(bidderDocument({ ...bidder, notes, facts: { ...facts, ...history } })) },
    ])
    ids.push(id)
  }
  await app.workOff()
  const all = async () => (await readerOf(bidderRecord, house).page({}, { limit: 10 })).items.map(({ document }) => document)
  const job = async (of: string) => (await app.call('listJobs')).jobs.find(({ kind }: { kind: string }) => kind === of)
  return { ...app, house, ids, all, job }
}

it('rescores large bidders in batches that fit the store', async () => {
  const { call, workOff, job } = await withLargeBidders()
  await call('rescoreBidders')
  await workOff()
  expect(await job('rescore')).toMatchObject({ status: 'completed', done: 4, total: 4, result: { changed: 4 } })
})

it('changes, deletes and restores large bidders, in batches that fit the store', async () => {
  const { call, workOff, ids, all } = await withLargeBidders()
  const tagged = await call('changeBidders', { body: { action: { kind: 'tags', add: ['VIP'], remove: [] }, ids } })
  expect(tagged.result).toMatchObject({ changed: 4 })
  const { run } = await call('changeBidders', { body: { action: { kind: 'delete' }, all: true } })
  await workOff()
  expect(await all()).toEqual([])
  expect(await call('undoBidderChange', { params: { id: run } })).toMatchObject({ status: 200 })
  await workOff()
  expect((await all()).map((one) => [one.notes.length, one.tags])).toEqual(ids.map(() => [500, ['VIP']]))
})
