import type { ScoreChange } from '@auctionwiz/contracts/scores'
import { describe, expect, it } from 'vitest'
import { changesOf, lastYear, notable, recentChange } from './score-history.ts'

const now = Date.parse('2026-11-21T10:00:00Z')
const change = (day: string, score: number, scoreType: ScoreChange['scoreType'] = 'national'): ScoreChange => ({
  at: `${day}T00:00:00Z`,
  scoreType,
  score,
  tier: 'Gold',
  cause: `to ${score}`,
})
const history = [
  change('2026-10-02', 86),
  change('2025-03-01', 79),
  change('2026-07-11', 81),
  change('2026-05-01', 84),
  change('2026-01-01', 40, 'local'),
]

describe('the history of a score', () => {
  it('is one score alone, oldest first, each change with its size', () => {
    expect(changesOf(history, 'national').map(({ score, change }) => [score, change])).toEqual([
      [79, 0],
      [84, 5],
      [81, -3],
      [86, 5],
    ])
  })

  it('begins 12 months ago with the score at that time', () => {
    const drawn = lastYear(history, 'national', now)
    expect(drawn?.points.map((point) => point.score)).toEqual([79, 84, 81, 86])
    expect(drawn?.points[0]?.at).toBe(Date.parse('2025-11-21T10:00:00Z'))
    expect([drawn?.low, drawn?.high]).toEqual([70, 90])
  })

  it('keeps the grid on the scale', () => {
    const top = lastYear([change('2026-10-02', 100)], 'national', now)
    const bottom = lastYear([change('2026-10-02', 0)], 'national', now)
    expect([top?.low, top?.high, bottom?.low, bottom?.high]).toEqual([80, 100, 0, 20])
  })

  it('draws nothing where nothing is known', () => {
    expect(lastYear(history.slice(0, 1), 'local', now)).toBeUndefined()
  })

  it('labels the sharpest rise and fall', () => {
    expect(notable(changesOf(history, 'national')).map((point) => point.score)).toEqual([84, 81])
  })

  it('shows the movement since the first of last month', () => {
    expect(recentChange(history, 'national', now)).toEqual({ points: 5, since: Date.parse('2026-10-01T12:00:00Z') })
    expect(recentChange(history.slice(1), 'national', now)).toBeUndefined()
  })
})
