import { expect, it } from 'vitest'
import { pairWaterfall } from './waterfall.ts'

it('lays the weights end to end and says days as everywhere else', () => {
  const { steps, total } = pairWaterfall({
    prior: -14,
    reasons: [
      { name: 'surname', values: ['Vale', 'Vale'], weight: 10 },
      { name: 'dateOfBirth', values: ['1961-04-02', '1961-04-12'], weight: 6 },
      { name: 'phone', values: ['', '212 555 0163'], weight: 0 },
    ],
  })
  expect(total.weight).toBe(2)
  expect(steps.map(({ text }) => text)).toEqual([
    'Before looking at them',
    'Vale in both',
    '2 Apr 1961 / 12 Apr 1961',
    'None / 212 555 0163',
  ])
})
