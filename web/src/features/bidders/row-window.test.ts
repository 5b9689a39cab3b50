import { expect, it } from 'vitest'
import { rowsToDraw, scrollOffsetOf } from './row-window.ts'

it.each([
  ['at the start', [0, 5, 100, 0], [0, 15]],
  ['in the middle of a long list', [50_000, 5, 100_000, 50_002], [49_990, 50_015]],
  ['at the end', [95, 5, 100, 99], [85, 99]],
  ['of a short list', [0, 20, 3, 0], [0, 2]],
  ['after the list has become shorter', [90, 5, 20, 0], [0, 19]],
] as const)('draws what is in sight and some around it: %s', (_name, [first, inView, count, kept], [from, to]) => {
  const rows = rowsToDraw(first, inView, count, kept)
  expect([rows.includes(from), rows.at(-1)]).toEqual([true, to])
  expect(rows).toEqual([...new Set(rows)].sort((a, b) => a - b))
})

it('keeps the row that has the focus, wherever it is', () => {
  expect(rowsToDraw(500, 5, 1000, 3)[0]).toBe(3)
  expect(rowsToDraw(0, 5, 1000, 900).at(-1)).toBe(900)
  expect(rowsToDraw(0, 5, 0, 0)).toEqual([])
})

it('scrolls no further than a row needs', () => {
  expect(scrollOffsetOf(3, 40, 0, 400)).toBe(0)
  expect(scrollOffsetOf(3, 40, 200, 400)).toBe(120)
  expect(scrollOffsetOf(20, 40, 200, 400)).toBe(440)
})
