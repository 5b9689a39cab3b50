import { expect, it } from 'vitest'
import { instantOf } from './house-time.ts'

it.each([
  ['2026-12-05T10:00', 'Europe/London', '2026-12-05T10:00:00.000Z'],
  ['2026-07-05T10:00', 'Europe/London', '2026-07-05T09:00:00.000Z'],
  ['2026-12-05T10:00', 'America/New_York', '2026-12-05T15:00:00.000Z'],
  ['2026-12-05T00:30', 'Asia/Tokyo', '2026-12-04T15:30:00.000Z'],
  // The hour that is skipped in spring, and the one that comes twice in autumn.
  ['2026-03-29T01:30', 'Europe/London', '2026-03-29T01:30:00.000Z'],
  ['2026-10-25T01:30', 'Europe/London', '2026-10-25T00:30:00.000Z'],
])('%s in %s is %s', (local, zone, instant) => {
  expect(instantOf(local, zone)).toBe(instant)
})

it('is nothing for what is no time', () => {
  expect(instantOf('', 'UTC')).toBeUndefined()
  expect(instantOf('2026-13-40T99:00', 'UTC')).toBeUndefined()
})
