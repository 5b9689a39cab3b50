import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addressWeight, probabilityOf, weightOf } from './weigh.ts'

test('probabilities stay between 0 and 1, and weights are their log-odds', () => {
  fc.assert(
    fc.property(fc.double({ min: -1e6, max: 1e6, noNaN: true }), (weight) => {
      const probability = probabilityOf(weight)
      expect(probability).toBeGreaterThan(0)
      expect(probability).toBeLessThan(1)
      if (Math.abs(weight) < 20) expect(weightOf(probability)).toBeCloseTo(weight, 6)
    }),
  )
})

test('an address never counts more against a pair than a move does', () => {
  expect(addressWeight(-60, 0.05)).toBeCloseTo(Math.log2(0.05), 6)
  expect(addressWeight(30, 0.05)).toBeCloseTo(30 + Math.log2(0.95), 6)
  expect(addressWeight(0, 0.05)).toBe(0)
})
