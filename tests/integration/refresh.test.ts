import { createBidder } from '@auctionwiz/contracts/bidder-edits'
import { readBidder } from '@auctionwiz/contracts/bidders'
import { listJobs } from '@auctionwiz/contracts/jobs'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { partitionOf } from '@auctionwiz/platform/core/store/partition'
import { accountRegistry } from '@auctionwiz/records/account-registry'
import { bidderRecord } from '@auctionwiz/records/bidders'
import { expect, it } from 'vitest'
import { ownStack } from '../support/own-stack.ts'
import { createTenant, storeOf } from '../support/tenant.ts'

const stack = ownStack()
const store = storeOf(stack)

/** What the clock does at night. */
const strike = async (): Promise<void> => {
  const headers = { 'content-type': 'application/json' }
  const { status } = await fetch(new URL('/admin/functions/startRefresh', stack.urls.bidders), { method: 'POST', headers, body: '{}' })
  expect(status).toBe(202)
}

/** A registered account with a bidder whose scores say nothing of what is known of them. */
const outOfDate = async () => {
  const tenant = await createTenant(stack)
  await accountRegistry(store).note(tenant.accountId)
  const call = await tenant.as('admin')
  const { id } = await call(createBidder, { body: { firstName: 'Ann', lastName: 'Lee', email: 'ann@example.com' } })
  const house = partitionOf(store, 'bidders', [tenant.accountId, tenant.houseId])
  const stored = await readerOf(bidderRecord, house).find(id)
  if (!stored) throw new Error('no bidder')
  const facts = { ...stored.document.facts, auctions: 9, lotsBid: 30, wins: 9, paidOnTime: 9, firstAuction: '2024-01-10T10:00:00Z' }
  await house.write([bidderRecord.put({ ...stored.document, facts })])
  const rescore = async () => (await call(listJobs, {})).jobs.find(({ kind }) => kind === 'rescore')
  return {
    read: () => call(readBidder, { params: { id } }),
    rescore,
    completed: () => expect.poll(async () => (await rescore())?.status, { timeout: 55_000, interval: 250 }).toBe('completed'),
  }
}

it('brings the bidders of every registered account up to the day, once', async () => {
  const first = await outOfDate()
  await strike()
  await first.completed()
  const done = await first.rescore()
  expect(done).toMatchObject({ startedBy: 'AuctionWiz', done: 1, result: { changed: 1 } })
  const after = await first.read()
  expect(after.scoreHistory.at(-1)?.cause).toBe('Time passed')
  expect(after.nationalScore.score).toBeGreaterThan(60)

  const second = await outOfDate()
  await strike()
  await second.completed()
  expect((await first.rescore())?.startedAt).toBe(done?.startedAt)
})
