import { describe, expect, it } from 'vitest'
import { isRecurring } from './recurrence.ts'

/** A Monday. */
const start = Date.parse('2026-11-02T09:00:00Z')
const end = Date.parse('2026-11-02T17:00:00Z')
const open = (at: string, described: object) => isRecurring(start, end, described, new Date(at))
const daily = (interval: number, range?: object) => ({ Pattern: { Type: 'Daily', Interval: interval }, ...(range && { Range: range }) })
const weekly = (days: string[], interval: number, range?: object) => ({
  Pattern: { Type: 'Weekly', DaysOfWeek: days, Interval: interval, FirstDayOfWeek: 'Monday' },
  ...(range && { Range: range }),
})

describe('a daily window', () => {
  it.each([
    ['2026-11-02T08:59:59Z', 1, false],
    ['2026-11-02T09:00:00Z', 1, true],
    ['2026-11-21T12:00:00Z', 1, true],
    ['2026-11-21T17:00:00Z', 1, false],
    ['2026-11-03T12:00:00Z', 2, false],
    ['2026-11-04T12:00:00Z', 2, true],
    ['2026-10-20T12:00:00Z', 1, false],
  ])('at %s, every %i days: %s', (at, interval, expected) => {
    expect(open(at, daily(interval))).toBe(expected)
  })

  it.each([
    [{ Type: 'NoEnd' }, '2030-01-01T12:00:00Z', true],
    [{ Type: 'EndDate', EndDate: '2026-11-10T00:00:00Z' }, '2026-11-09T12:00:00Z', true],
    [{ Type: 'EndDate', EndDate: '2026-11-10T00:00:00Z' }, '2026-11-10T12:00:00Z', false],
    [{ Type: 'Numbered', NumberOfOccurrences: 3 }, '2026-11-04T12:00:00Z', true],
    [{ Type: 'Numbered', NumberOfOccurrences: 3 }, '2026-11-05T12:00:00Z', false],
    [{ Type: 'Sometimes' }, '2026-11-04T12:00:00Z', false],
  ])('with the range %j at %s: %s', (range, at, expected) => {
    expect(open(at, daily(1, range))).toBe(expected)
  })
})

describe('a weekly window', () => {
  it.each([
    ['2026-11-02T12:00:00Z', 1, true],
    ['2026-11-03T12:00:00Z', 1, false],
    ['2026-11-06T12:00:00Z', 1, true],
    ['2026-11-09T12:00:00Z', 1, true],
    ['2026-11-09T12:00:00Z', 2, false],
    ['2026-11-13T12:00:00Z', 2, false],
    ['2026-11-16T12:00:00Z', 2, true],
    ['2026-11-06T18:00:00Z', 1, false],
  ])('of Mondays and Fridays at %s, every %i weeks: %s', (at, interval, expected) => {
    expect(open(at, weekly(['Monday', 'Friday'], interval))).toBe(expected)
  })

  it('counts its windows from the first one', () => {
    const described = weekly(['Monday', 'Friday'], 1, { Type: 'Numbered', NumberOfOccurrences: 3 })
    expect(['2026-11-02', '2026-11-06', '2026-11-09', '2026-11-13'].map((day) => open(`${day}T12:00:00Z`, described))).toEqual([
      true,
      true,
      true,
      false,
    ])
  })

  it('that lasts over the end of its week is open until it ends', () => {
    const night = { Pattern: { Type: 'Weekly', DaysOfWeek: ['Sunday'], FirstDayOfWeek: 'Monday' } }
    const [from, to] = [Date.parse('2026-11-08T20:00:00Z'), Date.parse('2026-11-09T04:00:00Z')]
    const at = (time: string) => isRecurring(from, to, night, new Date(time))
    expect(['2026-11-16T03:00:00Z', '2026-11-16T05:00:00Z'].map(at)).toEqual([true, false])
  })
})

it.each([{}, { Pattern: { Type: 'Hourly' } }, weekly([], 1), weekly(['Someday'], 1), daily(0), daily(0.5), 'daily'])(
  'that cannot be read is never open: %j',
  (described) => {
    expect(isRecurring(start, end, described, new Date('2026-11-02T12:00:00Z'))).toBe(false)
  },
)
