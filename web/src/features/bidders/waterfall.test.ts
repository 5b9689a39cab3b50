import { type ScoreComponent, scoreComponents } from '@auctionwiz/contracts/scores'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { scoreTenths, waterfall } from './waterfall.ts'

const scored = (entries: [ScoreComponent, value: number, weight: number][]) => {
  const weights = entries.reduce((sum, [, , weight]) => sum + weight, 0)
  const parts = entries.map(([component, value, weight]) => ({
    component,
    value,
    weight,
    points: weights === 0 ? 0 : (value * weight) / weights,
  }))
  return { parts, exact: parts.reduce((sum, part) => sum + part.points, 0) }
}

describe('the waterfall of a score', () => {
  it('lays the parts end to end', () => {
    const { steps, total } = waterfall(
      scored([
        ['winRate', 50, 40],
        ['paymentHistory', 90, 60],
      ]),
    )
    expect(total).toBe(74)
    expect(steps).toEqual([
      { component: 'paymentHistory', value: 90, weight: 60, points: 54, start: 0, end: 54, limit: 60, band: 'high' },
      { component: 'winRate', value: 50, weight: 40, points: 20, start: 54, end: 74, limit: 94, band: 'low' },
    ])
  })

  it('leaves out parts that carry no weight', () => {
    const { steps } = waterfall(
      scored([
        ['paymentHistory', 90, 25],
        ['loyaltyBonus', 80, 0],
      ]),
    )
    expect(steps.map((step) => step.component)).toEqual(['paymentHistory'])
  })

  it.each([
    [80.46, 80.4],
    [80.44, 80.4],
    [80.5, 80.5],
    [80.96, 81],
    [100, 100],
  ])('shows %d as %d, which rounds to the same', (exact, shown) => {
    expect(scoreTenths(exact)).toBe(shown)
    expect(Math.round(shown)).toBe(Math.round(exact))
  })

  it('has nothing to lay without parts', () => {
    expect(waterfall({ parts: [], exact: 0 })).toEqual({ steps: [], total: 0 })
  })

  it('shows points that add up to the shown total, whatever the values', () => {
    const entries = fc.array(fc.tuple(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 1, max: 50 })), {
      minLength: 1,
      maxLength: scoreComponents.length,
    })
    fc.assert(
      fc.property(entries, (values) => {
        const named = values.map(
          ([value, weight], index) => [scoreComponents[index] ?? 'referrals', value, weight] as [ScoreComponent, number, number],
        )
        const { steps, total } = waterfall(scored(named))
        const sum = steps.reduce((tenths, step) => tenths + Math.round(step.points * 10), 0)
        expect(sum).toBe(Math.round(total * 10))
      }),
    )
  })
})
