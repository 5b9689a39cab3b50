import { expect, it } from 'vitest'
import { monthTicks, percent, shareOf, steppedPath } from './chart-scale.ts'

it('draws steps that hold until the next value', () => {
  const points = [
    { x: 0, y: 80 },
    { x: 40, y: 50 },
  ]
  expect(steppedPath(points)).toBe('M0 80H40V50H100')
  expect(steppedPath([])).toBe('')
})

it('marks every second month', () => {
  const ticks = monthTicks(Date.parse('2025-11-21T10:00:00Z'), Date.parse('2026-11-21T10:00:00Z'))
  expect(ticks.map((tick) => new Date(tick).toISOString().slice(0, 7))).toEqual([
    '2025-12',
    '2026-02',
    '2026-04',
    '2026-06',
    '2026-08',
    '2026-10',
  ])
})

it('places values as shares', () => {
  expect(percent(shareOf(87, 70, 90))).toBe('85%')
  expect(shareOf(5, 3, 3)).toBe(0)
})
