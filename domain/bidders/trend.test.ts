import fc from 'fast-check'
import { expect, it } from 'vitest'
import { noBidders } from './counts.ts'
import { dayBefore, monthEnds, type TrendDay, trendDay, trendOf, trendOn, withDay } from './trend.ts'

const standing = (day: string, total: number): TrendDay => trendDay(day, { ...noBidders(), total })

it('names the ends of months, the last being today', () => {
  expect(monthEnds(new Date('2026-03-15T09:00:00Z'), 3)).toEqual(['2026-01-31', '2026-02-28', '2026-03-15'])
  expect(dayBefore('2026-03-01T00:00:00Z')).toBe('2026-02-28')
})

it('carries on what was noted last, and says nothing of the time before', () => {
  const days = [standing('2026-01-10', 4), standing('2026-02-20', 7)]
  const asked = ['2025-12-31', '2026-01-31', '2026-02-28']
  expect(trendOn(days, standing('2026-02-28', 9), asked).map(({ day, total }) => [day, total])).toEqual([
    ['2026-01-31', 7],
    ['2026-02-28', 9],
  ])
  expect(trendOn([], standing('2026-02-28', 9), asked)).toHaveLength(1)
})

it('gives the same ends of months when older days are thinned out', () => {
  const start = Date.UTC(2024, 0, 1)
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 60 }), (gaps) => {
      let at = start
      let thinned: TrendDay[] = []
      const all: TrendDay[] = []
      gaps.forEach((gap, index) => {
        at += gap * 86_400_000
        const noted = standing(new Date(at).toISOString().slice(0, 10), index)
        all.push(noted)
        thinned = withDay(thinned, noted)
      })
      const now = standing(new Date(at + 86_400_000).toISOString().slice(0, 10), 999)
      const asked = monthEnds(new Date(now.day), 12).filter((day) => day >= (thinned[0]?.day ?? ''))
      expect(trendOn(thinned, now, asked)).toEqual(trendOn(all, now, asked))
      expect(thinned.length).toBeLessThan(60)
    }),
    { numRuns: 50, seed: 20261121 },
  )
})

it('begins with the score histories', () => {
  const change = (at: string, score: number) => ({ at, scoreType: 'national' as const, score, tier: 'Gold' as const, cause: '' })
  const bidder = { createdAt: '2026-01-15T00:00:00Z', scoreHistory: [change('2026-02-03T00:00:00Z', 84)] }
  const { days } = trendOf([bidder], new Date('2026-03-15T00:00:00Z'))
  expect(days).toHaveLength(11)
  expect(days.slice(-3).map(({ day, total, national }) => [day, total, national.sum, national.tier.Gold])).toEqual([
    ['2025-12-31', 0, 0, 0],
    ['2026-01-31', 1, 0, 0],
    ['2026-02-28', 1, 84, 1],
  ])
})
