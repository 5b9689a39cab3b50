import { expect, it } from 'vitest'
import { dayInMail, timeInMail, weekdayInMail } from './mail-dates.ts'

const at = new Date('2026-11-22T06:39:00Z')

it('shows dates in mails as screens do, in the reader’s time zone', () => {
  expect(timeInMail(at, 'en', 'America/New_York')).toBe('22 Nov 2026, 01:39 EST')
  expect(timeInMail(at, 'en', 'UTC')).toBe('22 Nov 2026, 06:39 UTC')
  expect(dayInMail(at, 'en', 'Asia/Tokyo')).toBe('22 Nov 2026')
  expect(weekdayInMail(at, 'en', 'America/New_York')).toBe('Sunday')
})

it.each(['de', 'es', 'fr'])('shows them in %s with 24 hours', (language) => {
  expect(timeInMail(at, language, 'Europe/Paris')).toMatch(/^22\.? .*2026, 07:39 /)
})
