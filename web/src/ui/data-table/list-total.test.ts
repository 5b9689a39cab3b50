import { expect, it } from 'vitest'
import { ariaCount, listTotal } from './list-total.ts'

it.each([
  ['nothing yet', undefined, 0, false, 0, { count: 0, atLeast: false }, 1],
  ['all counted', { total: 70 }, 50, true, 0, { count: 70, atLeast: false }, 71],
  ['some removed since', { total: 70 }, 50, true, 2, { count: 68, atLeast: false }, 69],
  ['more shown than were counted', { total: 3 }, 4, false, 0, { count: 4, atLeast: false }, 5],
  ['counting stopped', { total: 1000, totalIsAtLeast: true }, 50, true, 1, { count: 1000, atLeast: true }, -1],
  ['more shown than where counting stopped', { total: 1000, totalIsAtLeast: true }, 1050, true, 0, { count: 1050, atLeast: true }, -1],
  ['all shown after counting stopped', { total: 1000, totalIsAtLeast: true }, 1010, false, 0, { count: 1010, atLeast: false }, 1011],
] as const)('tells how many there are: %s', (_name, first, shown, hasMore, removed, expected, rows) => {
  const total = listTotal(first, shown, hasMore, removed)
  expect(total).toEqual(expected)
  expect(ariaCount(total, 1)).toBe(rows)
})
