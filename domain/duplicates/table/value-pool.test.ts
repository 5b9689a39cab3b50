import fc from 'fast-check'
import { expect, test } from 'vitest'
import { scratch, spellAll } from '../text/codes.ts'
import { ValuePool } from './value-pool.ts'

const intern = (pool: ValuePool, text: string): number => pool.intern(scratch, spellAll(text))

test('a value keeps its number and text however many follow', () => {
  const pool = new ValuePool()
  const numbers = Array.from({ length: 5000 }, (_, index) => intern(pool, `value ${index}`))
  expect(new Set(numbers).size).toBe(5000)
  expect(numbers.map((number) => pool.text(number))).toEqual(Array.from({ length: 5000 }, (_, index) => `value ${index}`))
  expect(intern(pool, 'value 17')).toBe(numbers[17])
  expect(intern(pool, '')).toBe(0)
})

test('rolling back forgets what was added and nothing else', () => {
  const words = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 8 }), { minLength: 2, maxLength: 200 })
  fc.assert(
    fc.property(words, fc.double({ min: 0, max: 1, noNaN: true }), (list, share) => {
      const pool = new ValuePool()
      const kept = list.slice(0, Math.floor(list.length * share))
      const numbers = kept.map((word) => intern(pool, word))
      const { size } = pool
      for (const word of list) intern(pool, word)
      pool.rollBack(size)
      expect(pool.size).toBe(size)
      for (const word of list) expect(pool.find(scratch, spellAll(word)) < size).toBe(kept.includes(word))
      expect(kept.map((word) => intern(pool, word))).toEqual(numbers)
    }),
  )
})
