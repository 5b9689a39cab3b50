import fc from 'fast-check'
import { expect, test } from 'vitest'
import { slips } from './damerau.ts'

const codes = (text: string): Uint16Array => Uint16Array.from(text, (character) => character.charCodeAt(0))
const slipsOf = (a: string, b: string, limit = 2): number => slips(codes(a), 0, a.length, codes(b), 0, b.length, limit)

test.each([
  ['2776', '2777', 1],
  ['2776', '2767', 1],
  ['2776', '276', 1],
  ['2776', '27766', 1],
  ['2776', '7267', 2],
  ['19560409', '19560904', 2],
  ['redmond', 'rednond', 1],
  ['redmond', 'redmeind', 2],
  ['clarke', 'webb', 3],
])('%s and %s', (a, b, expected) => {
  expect(slipsOf(a, b)).toBe(expected)
})

test('with a limit of one, two slips are too many', () => {
  expect(slipsOf('2776', '7267', 1)).toBe(3)
})

/** Optimal string alignment by its recurrence. */
const plain = (a: string, b: string): number => {
  const rows = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (_cell, j) => (i === 0 ? j : j === 0 ? i : 0)),
  )
  const at = (i: number, j: number): number => rows[i]?.[j] ?? 0
  for (let i = 1; i <= a.length; i += 1) {
    for (let j = 1; j <= b.length; j += 1) {
      let cost = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) cost = Math.min(cost, at(i - 2, j - 2) + 1)
      const row = rows[i]
      if (row) row[j] = cost
    }
  }
  return at(a.length, b.length)
}

test('two different values are as far apart as the recurrence says, up to two', () => {
  const words = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 9 })
  fc.assert(
    fc.property(words, words, (a, b) => {
      fc.pre(a !== b)
      expect(slipsOf(a, b)).toBe(Math.min(3, plain(a, b)))
    }),
    { numRuns: 1000 },
  )
})
