import { describe, expect, it } from 'vitest'
import { barsOf, dayIn, monthAfter, plannedIn, readMonth, spanOf, weeksOf } from './calendar.ts'

const auction = (title: string, startDate: string, endDate: string) => ({ title, startDate, endDate })

describe('the weeks of a month', () => {
  it('begin on Monday and hold every day once', () => {
    const weeks = weeksOf('2026-11')
    expect([weeks.length, weeks[0]?.[0], weeks.at(-1)?.[6]]).toEqual([6, '2026-10-26', '2026-12-06'])
    expect(weeksOf('2027-02')).toHaveLength(4)
    expect(new Set(weeks.flat()).size).toBe(42)
  })

  it('lead from year to year', () => {
    expect([monthAfter('2026-12', 1), monthAfter('2027-01', -1)]).toEqual(['2027-01', '2026-12'])
  })

  it('are of months alone', () => {
    expect(['2026-11', '2026-13', '26-11', null].map(readMonth)).toEqual(['2026-11', undefined, undefined, undefined])
  })

  it('ask for auctions that are on these days in any zone', () => {
    expect(spanOf(weeksOf('2026-11'))).toEqual({ from: '2026-10-25T10:00:00.000Z', to: '2026-12-07T14:00:00.000Z' })
  })
})

describe('the days of an auction', () => {
  it('are those of the house, also when its clock changes', () => {
    const inNewYork = dayIn('America/New_York')
    // Clocks go back on 1 November 2026 at 06:00 UTC.
    expect(['2026-11-01T03:59:00Z', '2026-11-01T04:00:00Z', '2026-11-02T04:59:00Z', '2026-11-02T05:00:00Z'].map(inNewYork)).toEqual([
      ...['2026-10-31', '2026-11-01'],
      ...['2026-11-01', '2026-11-02'],
    ])
  })

  it('end before midnight', () => {
    const [night] = plannedIn([auction('Night', '2026-11-24T20:00:00Z', '2026-11-25T00:00:00Z')], 'UTC')
    expect(night).toMatchObject({ first: '2026-11-24', last: '2026-11-24' })
  })
})

describe('the bars of a week', () => {
  it('overlap nowhere, the earliest first, and the longest of one day', () => {
    const planned = plannedIn(
      [
        auction('Silver', '2026-11-25T10:00:00Z', '2026-11-25T17:00:00Z'),
        auction('Timed', '2026-11-20T10:00:00Z', '2026-12-02T17:00:00Z'),
        auction('Books', '2026-11-24T10:00:00Z', '2026-11-24T17:00:00Z'),
        auction('Rugs', '2026-11-24T10:00:00Z', '2026-11-26T17:00:00Z'),
        auction('Past', '2026-11-20T10:00:00Z', '2026-11-21T17:00:00Z'),
      ],
      'UTC',
    )
    const bars = barsOf(weeksOf('2026-11')[4] ?? [], planned)
    expect(bars.map(({ auction: { title }, from, to, row }) => [title, from, to, row])).toEqual([
      ['Timed', 0, 6, 0],
      ['Rugs', 1, 3, 1],
      ['Books', 1, 1, 2],
      ['Silver', 2, 2, 2],
    ])
  })
})
