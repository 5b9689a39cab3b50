import { expect, it } from 'vitest'
import { canBeBirthDate } from './birth-date.ts'

it.each([
  ['1980-02-03', '2026-11-21T09:00:00Z', true],
  ['2026-11-21', '2026-11-21T09:00:00Z', true],
  ['2026-11-22', '2026-11-21T09:59:59Z', false],
  ['2026-11-22', '2026-11-21T10:00:00Z', true],
])('%s is a date of birth at %s, wherever today has begun: %s', (date, now, can) => {
  expect(canBeBirthDate(date, new Date(now))).toBe(can)
})
