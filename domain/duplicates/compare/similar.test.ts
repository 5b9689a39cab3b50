import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ValuePool } from '../table/value-pool.ts'
import { scratch, spell } from '../text/codes.ts'
import { bits, mayBeLike, similarity } from './similar.ts'

test('counts bits', () => {
  expect([0, 1, 0b1011, -1].map(bits)).toEqual([0, 1, 3, 32])
})

test('no similar pair is rejected', () => {
  const pool = new ValuePool()
  const words = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd', 'e', '1', '2', 'ö'), minLength: 1, maxLength: 14 })
  fc.assert(
    fc.property(words, words, fc.constantFrom(0.74, 0.85, 0.92), (a, b, least) => {
      const first = pool.intern(scratch, spell(a))
      const second = pool.intern(scratch, spell(b))
      if (similarity(pool, first, second) >= least) expect(mayBeLike(pool, first, second, least)).toBe(true)
    }),
    { numRuns: 2000 },
  )
})
