import { describe, expect, it } from 'vitest'
import { calendarFormat, createFormat } from './format.ts'

describe('formats of a house', () => {
  const format = createFormat('America/New_York', 'USD')
  const late = '2026-11-18T03:14:05Z'

  it('shows instants in the house’s time zone', () => {
    expect(format.date(late)).toBe('17 Nov 2026')
    expect(format.dateTime(late)).toBe('17 Nov 2026, 22:14')
    expect(format.stamp(late)).toMatch(/^Tuesday,? 17 November 2026, 22:14:05 EST$/)
    expect([format.day(late), format.month(late), format.monthName(late)]).toEqual(['17 Nov', 'Nov 2026', 'Nov'])
  })

  it('shows money in its own currency, from minor units', () => {
    expect(format.money({ amount: 1_240_000, currency: 'USD' })).toBe('$12,400.00')
    expect(format.money({ amount: 12_400, currency: 'JPY' })).toBe('¥12,400')
    expect(format.money({ amount: 5, currency: 'GBP' })).toBe('£0.05')
  })

  it('leaves a day without a time the day it is', () => {
    expect([calendarFormat().date('2026-11-30'), calendarFormat().month('2026-11-30')]).toEqual(['30 Nov 2026', 'Nov 2026'])
  })
})
