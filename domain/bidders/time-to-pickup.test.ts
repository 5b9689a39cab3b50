import { expect, it } from 'vitest'
import { auction } from '../scores/test-samples.ts'
import { timeToPickup } from './time-to-pickup.ts'

it('is the mean of the auctions on record, else what was stated', () => {
  expect(timeToPickup({ auctionHistory: [] })).toBeUndefined()
  expect(timeToPickup({ auctionHistory: [auction()], timeToPickup: 4.5 })).toBe(4.5)
  const auctionHistory = [auction({ daysToPickup: 2 }), auction({ daysToPickup: 3 }), auction({ daysToPickup: 3 }), auction()]
  expect(timeToPickup({ auctionHistory, timeToPickup: 4.5 })).toBe(2.7)
})
