import type { ScoreComponent } from '@auctionwiz/contracts/scores'
import { expect, it } from 'vitest'
import { waterfall } from './waterfall.ts'
import { waterfallSummary } from './waterfall-summary.ts'

const part = (component: ScoreComponent, value: number, weight: number) => ({ component, value, weight, points: (value * weight) / 100 })
const parts = [part('winRate', 50, 40), part('paymentHistory', 90, 60)]

it('says which part gives the most points and which lacks the most', () => {
  expect(waterfallSummary(waterfall({ exact: 74, parts }))).toBe(
    '74.0 points from 2 parts: Payment History adds the most, 54.0; Win Rate is missing the most, 20.0.',
  )
})

it('says when nothing is missing', () => {
  expect(waterfallSummary(waterfall({ exact: 100, parts: [part('winRate', 100, 100)] }))).toBe(
    '100.0 points from 1 part: Win Rate adds the most, 100.0; none are missing.',
  )
})

it.each([
  [4, ' 4.0 added manually.'],
  [-4, ' 4.0 deducted manually.'],
])('says what was set by hand: %d', (adjustment, end) => {
  expect(waterfallSummary(waterfall({ exact: 74 + adjustment, parts, adjustment }))).toMatch(new RegExp(`${end.replaceAll('.', '\\.')}$`))
})
