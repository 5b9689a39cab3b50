import { factsFrom } from '@auctionwiz/domain/scores/history-facts'
import { auction } from '@auctionwiz/domain/scores/test-samples'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { partitionOf } from '@auctionwiz/platform/core/store/partition'
import { bidderRecord } from '@auctionwiz/records/bidders'
import { networkNoticeRecord } from '@auctionwiz/records/network-notices'
import { networkSharingRecord, sharingId } from '@auctionwiz/records/network-participation'
import { networkShareRecord } from '@auctionwiz/records/network-shares'
import { expect, it } from 'vitest'
import { testApp } from '../testing.ts'

it('publishes again of deleted bidders as soon as the deletion is undone', async () => {
  const app = await testApp()
  const account = partitionOf(app.store, 'accounts', ['a1'])
  await account.write([networkSharingRecord.put({ id: sharingId, sharing: true })])
  const house = partitionOf(app.store, 'bidders', ['a1', 'h1'])
  const ids: string[] = []
  for (const name of ['Ann', 'Bea', 'Cleo']) {
    const body = { firstName: name, lastName: 'Lee', email: `${name.toLowerCase()}@example.com` }
    const { id } = await app.call('createBidder', { body })
    const stored = await readerOf(bidderRecord, house).find(id)
    if (!stored) throw new Error('no bidder')
    const auctionHistory = [auction({ source: 'auction' })]
    const facts = factsFrom(auctionHistory)
    const document = { ...stored.document, auctionHistory, facts, recordedFacts: { auction: facts } }
    await house.write([bidderRecord.put(document)])
    ids.push(id)
  }
  const published = () => readerOf(networkShareRecord, house).count()
  await app.workOff()
  expect(await published()).toBe(3)
  app.clock.now = new Date('2026-11-21T12:00:00Z')
  const { run } = await app.call('changeBidders', { body: { action: { kind: 'delete' }, ids } })
  await app.workOff()
  expect(await published()).toBe(0)
  app.clock.now = new Date('2026-11-21T15:00:00Z')
  expect((await app.call('undoBidderChange', { params: { id: run } })).result).toEqual({ changed: 3 })
  await app.workOff()
  expect(await published()).toBe(3)
  expect(await readerOf(networkNoticeRecord, house).count()).toBe(0)
})
