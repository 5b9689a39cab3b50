import { lotStates } from '@auctionwiz/contracts/lots'
import { expect, it } from 'vitest'
import { lotKeys } from '../lots/document.ts'
import { addCounts, countsOf, noLots } from '../lots/totals.ts'
import { sampleAuctions } from './sample-auctions.ts'
import { sampleLots, sampleRegistrations } from './sample-lots.ts'

const auctions = sampleAuctions('h1', new Date('2026-11-22T09:00:00Z'), 'GBP')
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

it('numbers each lot of an auction once, in the order of its catalogue', () => {
  for (const auction of auctions) {
    const keys = sampleLots(auction).map((lot) => lotKeys(lot).listKeys.number)
    expect(keys).toEqual([...new Set(keys)].toSorted())
  }
})

it('registers whoever won a lot', () => {
  for (const auction of auctions) {
    const registered = sampleRegistrations(auction).map(({ paddle }) => paddle)
    const winning = sampleLots(auction).flatMap(({ paddle }) => paddle ?? [])
    expect(winning.filter((paddle) => !registered.includes(paddle))).toEqual([])
    expect(new Set(registered).size).toBe(registered.length)
  }
})
