import type { Language } from '@auctionwiz/contracts/identity'
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

  it('follows the conventions of the language', () => {
    const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')
    const read = (language: Language) => {
      const { date, money, number } = createFormat('America/New_York', 'USD', language)
      return [date(late), number(24_180), money({ amount: 1_240_000, currency: 'EUR' })].map(plain)
    }
    expect(read('de')).toEqual(['17. Nov. 2026', '24.180', '12.400,00 €'])
    expect(read('fr')).toEqual(['17 nov. 2026', '24 180', '12 400,00 €'])
    expect(read('es')).toEqual(['17 nov 2026', '24.180', '12.400,00 €'])
  })
})
