import { type Counted, countedWon, countsOf, noBidders } from '@auctionwiz/domain/bidders/counts'
import { emptyFacts } from '@auctionwiz/domain/scores/facts'
import { memoryStore } from '@auctionwiz/platform/core/store/memory-store'
import { partitionOf } from '@auctionwiz/platform/core/store/partition'
import { expect, it } from 'vitest'
import { bidderCountsRecord, completeWon, readBidderCounts } from './bidder-counts.ts'
import { writeBidders } from './bidder-writes.ts'
import { aBidder } from './testing/bidders.ts'

const bidder = (score: number, tier: Counted['nationalScore']['tier']): Counted => ({
  status: 'Active',
  autoInviteStatus: 'Manual Review',
  createdAt: '2026-11-01T00:00:00Z',
  currency: 'USD',
  facts: { spent: 100 },
  nationalScore: { score, tier },
  localScore: { score: 55, tier: 'Silver' },
})

const stored = async (counts: object) => {
  const house = partitionOf(memoryStore(), 'bidders', ['a1', 'h1'])
  await house.write([{ kind: 'put', document: { ...counts, id: 'counts:bidders', type: 'counts' } }])
  return readBidderCounts(house)
}

it('no longer counts the provisional scores of bidders without history, of all or of some', async () => {
  const counts = countsOf([bidder(92, 'Gold'), bidder(51, 'Silver'), bidder(50, 'New'), bidder(50, 'New')])
  for (const provisional of [0, 1, 2]) {
    const { tens, sum } = counts.national
    const national = { ...counts.national, sum: sum + provisional * 50, tens: { ...tens, 5: (tens[5] ?? 0) + provisional } }
    expect(await stored({ ...counts, national, local: national })).toMatchObject({ national: counts.national, local: counts.national })
    expect(await stored({ ...counts, local: national, schemaVersion: 2 })).toMatchObject({ local: counts.national })
  }
})

it('takes provisional scores that a message moved from the nearest tens, and never below zero', async () => {
  const counts = countsOf([bidder(92, 'Gold'), bidder(50, 'New'), bidder(50, 'New')])
  const local = { ...counts.national, sum: 92 + 50 + 61, tens: { ...counts.national.tens, 5: 1, 6: 1 } }
  const read = await stored({ ...counts, local, schemaVersion: 2 })
  expect(read?.local.tens).toEqual(counts.national.tens)
  expect(Math.abs((read?.local.sum ?? 0) - 92)).toBeLessThan(5)
})

it('leaves the counts of the present version as they are', async () => {
  const counts = countsOf([bidder(92, 'Gold'), bidder(50, 'New')])
  expect(await stored({ ...counts, schemaVersion: 3 })).toMatchObject({ national: counts.national, local: counts.local })
})

it('completes the amounts won of counters that were begun before these were counted, once', async () => {
  const house = partitionOf(memoryStore(), 'bidders', ['a1', 'h1'])
  const facts = (spent: number) => ({ ...emptyFacts(), spent })
  await writeBidders(house, [
    { after: aBidder({ id: 'b1', currency: 'USD', facts: facts(700) }) },
    { after: aBidder({ id: 'b2', currency: 'USD', facts: facts(50) }) },
    { after: aBidder({ id: 'b3', currency: 'JPY', facts: facts(9) }) },
  ])
  const counted = await readBidderCounts(house)
  expect(counted && countedWon(counted)).toEqual([
    { amount: 750, currency: 'USD' },
    { amount: 9, currency: 'JPY' },
  ])
  const { wonCounted: _counted, wonUSD: _usd, wonJPY: _jpy, ...before } = counted ?? noBidders()
  await house.write([bidderCountsRecord.put(before)])
  // What is added to such counters does not make them whole.
  await house.write([{ kind: 'increment', id: before.id, by: { wonUSD: 5 } }])
  const begun = await readBidderCounts(house)
  expect(begun && countedWon(begun)).toBeUndefined()
  await completeWon(house)
  expect(await readBidderCounts(house)).toEqual(counted)
})
