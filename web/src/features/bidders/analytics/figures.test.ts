import { expect, it } from 'vitest'
import { averages, axisOf, notScoredBar, percentOf, tensBars, tierBars } from './figures.ts'

const tier = { Premium: 1, Gold: 2, Silver: 0, Bronze: 0, New: 1 }
const scores = { average: 71.5, tier, tens: [0, 0, 0, 0, 0, 0, 0, 0, 2, 1], notScored: 1 }
const figures = {
  total: 4,
  byStatus: { Active: 4, Inactive: 0, Suspended: 0, Pending: 0 },
  byAutoInvite: { 'Auto-Invite': 0, 'Manual Review': 4, 'Auto-Deny': 0 },
  national: scores,
  local: scores,
  added: [],
  trend: [],
}

it('leads each bar to the list of its bidders', () => {
  expect(tierBars(figures, 'local')[1]).toEqual({ name: 'Gold', count: 2, share: 0.5, search: '?tier=Gold&score=local' })
  expect(tensBars(figures, 'national').at(-1)).toMatchObject({ from: 90, to: 100, count: 1, search: '?from=90&to=100&score=national' })
})

it('gives bidders without a score a bar of their own', () => {
  expect(notScoredBar(figures, 'national')).toEqual({ name: 'Not scored yet', count: 1, share: 0.25, search: '?tier=New&score=national' })
})

it.each([
  [0, '0'],
  [0.001, '<1'],
  [0.124, '12'],
  [0.999, '>99'],
  [1, '100'],
])('%d of all is %s percent', (share, text) => expect(percentOf(share)).toBe(text))

it('draws averages on whole tens and leaves out days without bidders', () => {
  const none = { tier }
  const trend = [
    { day: '2026-09-30', total: 0, national: none, local: none },
    { day: '2026-10-31', total: 4, national: scores, local: scores },
  ]
  expect(averages(trend, 'national')).toEqual([{ day: '2026-10-31', average: 71.5 }])
  expect(axisOf([71.5, 78])).toEqual({ low: 70, high: 80 })
  expect(axisOf([70])).toEqual({ low: 70, high: 80 })
})
