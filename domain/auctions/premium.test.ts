import fc from 'fast-check'
import { expect, it } from 'vitest'
import { buyersPremium, type PremiumBand, premiumParts } from './premium.ts'

const usual: PremiumBand[] = [
  { from: 0, basisPoints: 2500 },
  { from: 250_000_00, basisPoints: 2000 },
  { from: 1_000_000_00, basisPoints: 1500 },
]

it('takes each band’s share of the part of the price that lies in it', () => {
  expect(premiumParts(300_000_00, usual)).toEqual([
    { from: 0, basisPoints: 2500, amount: 250_000_00, premium: 62_500_00 },
    { from: 250_000_00, basisPoints: 2000, amount: 50_000_00, premium: 10_000_00 },
  ])
  expect(buyersPremium(300_000_00, usual)).toBe(72_500_00)
  expect(buyersPremium(250_000_00, usual)).toBe(62_500_00)
  expect(premiumParts(0, usual)).toEqual([])
  expect(buyersPremium(100, [])).toBe(0)
})

it('rounds half a unit up', () => {
  expect([1, 2, 3].map((hammer) => buyersPremium(hammer, [{ from: 0, basisPoints: 2500 }]))).toEqual([0, 1, 1])
})

const limit = 100_000_000_000
const anyBands = fc
  .uniqueArray(fc.integer({ min: 1, max: limit }), { maxLength: 6 })
  .chain((limits) => fc.tuple(fc.constant([0, ...limits.toSorted((left, right) => left - right)]), fc.infiniteStream(fc.nat(10_000))))
  .map(([froms, shares]) => froms.map((from): PremiumBand => ({ from, basisPoints: shares.next().value ?? 0 })))

it('divides any price among the bands without a rest, and never falls as the price rises', () => {
  fc.assert(
    fc.property(anyBands, fc.nat(limit), fc.nat(limit), (bands, one, other) => {
      const parts = premiumParts(one, bands)
      expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(one)
      expect(parts.every(({ premium }) => Number.isSafeInteger(premium) && premium >= 0)).toBe(true)
      const exact = parts.reduce((sum, { amount, basisPoints }) => sum + (amount * basisPoints) / 10_000, 0)
      expect(Math.abs(buyersPremium(one, bands) - exact)).toBeLessThanOrEqual(parts.length / 2 + 0.001)
      expect(buyersPremium(Math.max(one, other), bands)).toBeGreaterThanOrEqual(buyersPremium(Math.min(one, other), bands))
    }),
  )
})
