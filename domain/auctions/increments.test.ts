import { currencies } from '@auctionwiz/contracts/fields'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { incrementPresets, presetBands } from './increment-presets.ts'
import { bidUpTo, isOnIncrement, nextBid } from './increments.ts'

const saleroom = presetBands('saleroom', 'USD')
const dollars = (bids: readonly number[]) => bids.map((amount) => (nextBid(amount * 100, saleroom) ?? 0) / 100)

it('follows the table of salerooms', () => {
  expect(dollars([0, 50, 980, 1_000, 2_950])).toEqual([50, 100, 1_000, 1_100, 3_000])
  expect(dollars([3_000, 3_200, 3_500, 3_800, 4_000, 4_150])).toEqual([3_200, 3_500, 3_800, 4_000, 4_200, 4_200])
  expect(dollars([30_000, 32_000, 38_000, 250_000])).toEqual([32_000, 35_000, 40_000, 260_000])
})

it('follows the table of timed bidding to the cent', () => {
  const timed = presetBands('timed', 'GBP')
  expect([0, 95, 100, 499, 2_475].map((price) => nextBid(price, timed))).toEqual([5, 100, 125, 500, 2_500])
})

it('leaves it to the auctioneer where there are no bands', () => {
  expect(nextBid(100, [])).toBeUndefined()
  expect(isOnIncrement(123, [])).toBe(true)
})

it('leads upwards, only to prices on the table, and skips none of them', () => {
  fc.assert(
    fc.property(fc.constantFrom(...incrementPresets), fc.constantFrom(...currencies), fc.nat(50_000_000), (preset, currency, price) => {
      const bands = presetBands(preset, currency)
      const next = nextBid(price, bands) ?? Number.NaN
      expect(next).toBeGreaterThan(price)
      expect(isOnIncrement(next, bands)).toBe(true)
      expect(nextBid(next - 1, bands)).toBe(next)
    }),
  )
})

it('rounds a price down to a bid of the table, and leaves it where there is none', () => {
  expect([1_250, 3_999, 3_499, 1_000].map((price) => bidUpTo(price * 100, saleroom) / 100)).toEqual([1_200, 3_800, 3_200, 1_000])
  expect([bidUpTo(1_234, saleroom), bidUpTo(1_234, [])]).toEqual([1_234, 1_234])
  fc.assert(
    fc.property(fc.constantFrom(...incrementPresets), fc.nat(50_000_000), (preset, price) => {
      const bands = presetBands(preset, 'USD')
      const bid = bidUpTo(price, bands)
      expect(isOnIncrement(bid, bands)).toBe(true)
      expect(bid <= price && (bid === price || (nextBid(bid, bands) ?? 0) > price)).toBe(true)
    }),
  )
})

it.each(incrementPresets)('has whole steps in every currency (%s)', (preset) => {
  for (const currency of currencies)
    for (const { from, steps } of presetBands(preset, currency)) expect([from, ...steps].every(Number.isSafeInteger)).toBe(true)
})
