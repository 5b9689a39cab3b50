import fc from 'fast-check'
import { expect, it } from 'vitest'
import { amountOfBand, bandOf } from './bands.ts'

it.each([
  [0, 0],
  [1, 1],
  [999, 1],
  [1000, 2],
  [2999, 2],
  [3000, 3],
  [1_240_000, 8],
])('puts %d in band %d', (amount, band) => {
  expect(bandOf(amount)).toBe(band)
})

it('represents a band by an amount within it, so that publishing it again changes nothing', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2_000_000_000 }), (amount) => {
      expect(bandOf(amountOfBand(bandOf(amount)))).toBe(bandOf(amount))
    }),
  )
})
