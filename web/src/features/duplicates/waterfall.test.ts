import { expect, it } from 'vitest'
import { pairWaterfall } from './waterfall.ts'

it('lays the weights end to end and says days as everywhere else', () => {
  const { steps, total } = pairWaterfall({
    prior: -14,
    reasons: [
      { name: 'surname', values: ['Vale', 'Vale'], weight: 10 },
      { name: 'dateOfBirth', values: ['1961-04-02', '1961-04-12'], weight: 6 },
      { name: 'phone', values: ['', '212 555 0163'], weight: -0.3 },
      { name: 'suburb', values: ['Albany', 'Troy'], weight: -0.01 },
    ],
  })
  expect(total.points).toBe(1.7)
  expect(steps.map(({ text }) => text)).toEqual([
    'Most bidders are different people',
    'Vale in both',
    '2 Apr 1961 / 12 Apr 1961',
    'None / 212 555 0163',
  ])
})

it.each([[[0.04, 0.04, 0.04, 0.04, 0.04]], [[5.26, 5.26, 7.14, -3.35, -0.44]], [[-0.05, -0.05, 12.33, 8.88]]])(
  'shows points that add up: %o',
  (weights) => {
    const { steps, total } = pairWaterfall({ prior: -14.27, reasons: weights.map((weight, index) => ({ name: `signal${index}`, weight })) })
    const shown = steps.reduce((sum, { points }) => sum + points, 0)
    expect(shown).toBeCloseTo(total.points, 9)
    for (const { points, weight } of steps) expect(Math.abs(points - weight)).toBeLessThan(0.1)
  },
)
