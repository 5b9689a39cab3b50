import { lotStates } from '@auctionwiz/contracts/lots'
import { expect, it } from 'vitest'
import { auctionStatus } from '../auctions/status.ts'
import { lotKeys } from '../lots/document.ts'
import { addCounts, countsOf, noLots } from '../lots/totals.ts'
import { sampleAuctions } from './sample-auctions.ts'
import { sampleLots, sampleRegistrations } from './sample-lots.ts'

const now = new Date('2026-11-22T09:00:00Z')
const auctions = sampleAuctions('h1', now, 'GBP')
const lotsOf = (title: string) => auctions.filter((auction) => auction.title === title).flatMap(sampleLots)

it('shows every state in the sale that is over, and sells each lot at a premium', () => {
  const lots = lotsOf('Silver & Objects of Vertu')
  expect(new Set(lots.map(({ state }) => state))).toEqual(new Set(lotStates.filter((state) => state !== 'Upcoming')))
  expect(lots.map(countsOf).reduce(addCounts, noLots)).toMatchObject({
    ...{ lots: 11, hammer: 77_920_00, premium: 19_480_00 },
    states: { Sold: 7, PostSale: 1, Passed: 1, Unsold: 1, Withdrawn: 1 },
  })
  expect(lotsOf('Rugs & Textiles').every(({ state }) => state === 'Upcoming')).toBe(true)
})

it('is in the middle of one sale: some lots have results, the others are to come', () => {
  expect(auctions.filter((auction) => auctionStatus(auction, now) === 'Active' && auction.auctionType === 'Live')).toHaveLength(1)
  const states = lotsOf('American Furniture & Silver').map(({ state }) => state)
  expect([states.slice(0, 4), new Set(states.slice(4))]).toEqual([['Sold', 'Passed', 'Sold', 'Sold'], new Set(['Upcoming'])])
})

it('numbers each lot of an auction once, in the order of its catalogue', () => {
  for (const auction of auctions) {
    const keys = sampleLots(auction).map((lot) => lotKeys(lot).listKeys.number)
    expect(keys).toEqual([...new Set(keys)].toSorted())
  }
})

it('registers each winner of a lot', () => {
  for (const auction of auctions) {
    const registered = sampleRegistrations(auction).map(({ paddle }) => paddle)
    const winning = sampleLots(auction).flatMap(({ paddle }) => paddle ?? [])
    expect(winning.filter((paddle) => !registered.includes(paddle))).toEqual([])
    expect(new Set(registered).size).toBe(registered.length)
  }
})
