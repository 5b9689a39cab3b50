import fc from 'fast-check'
import { expect, it } from 'vitest'
import { atMostAThird } from './a-third.ts'

it.each([
  [[], []],
  [[5], [0]],
  [
    [5, 5],
    [0, 0],
  ],
  [
    [5, 5, 5],
    [5, 5, 5],
  ],
  [
    [2, 900, 6],
    [2, 2, 2],
  ],
  [
    [900, 3, 3, 3],
    [4, 3, 3, 3],
  ],
  [
    [6, 6, 6, 6],
    [6, 6, 6, 6],
  ],
])('counts of %j so much: %j', (sizes, counted) => {
  expect(atMostAThird(sizes)).toEqual(counted)
})

it('never counts more than a third of one, and no more than there is', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 2000 }), { maxLength: 30 }), (sizes) => {
      const counted = atMostAThird(sizes)
      const sum = counted.reduce((total, one) => total + one, 0)
      for (const [index, one] of counted.entries()) {
        expect(3 * one).toBeLessThanOrEqual(sum)
        expect(one).toBeLessThanOrEqual(sizes[index] ?? 0)
      }
    }),
  )
})
