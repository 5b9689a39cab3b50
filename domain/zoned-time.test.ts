import fc from 'fast-check'
import { expect, it } from 'vitest'
import { clockChange, instantOf, localOf } from './zoned-time.ts'

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

it('comes back to the same instant, but for the hour that occurs twice', () => {
  const zones = ['Europe/London', 'America/New_York', 'Asia/Tokyo', 'Australia/Lord_Howe', 'Asia/Kathmandu']
  const minute = fc.integer({ min: Date.UTC(2024, 0, 1) / 60_000, max: Date.UTC(2028, 0, 1) / 60_000 })
  fc.assert(
    fc.property(minute, fc.constantFrom(...zones), (at, zone) => {
      const instant = new Date(at * 60_000).toISOString()
      const local = localOf(instant, zone)
      const back = instantOf(local, zone) ?? ''
      expect(localOf(back, zone)).toBe(local)
      expect([0, 1_800_000, 3_600_000]).toContain(Date.parse(instant) - Date.parse(back))
    }),
  )
})

it.each([
  ['2027-03-12T15:00:00.000Z', '2027-03-15T21:00:00.000Z', 'America/New_York', ['2027-03-14T07:00:00.000Z', '2027-03-14T02:00', true]],
  ['2026-10-24T09:00:00.000Z', '2026-10-25T18:00:30.000Z', 'Europe/London', ['2026-10-25T01:00:00.000Z', '2026-10-25T02:00', false]],
] as const)('says when the clocks change between %s and %s in %s', (from, to, zone, [at, local, forward]) => {
  expect(clockChange(from, to, zone)).toEqual({ at, local, forward })
})

it('says that the clocks do not change', () => {
  expect(clockChange('2026-12-01T09:00:00.000Z', '2026-12-09T18:00:00.000Z', 'America/New_York')).toBeUndefined()
  expect(clockChange('2027-03-12T15:00:00.000Z', '2027-03-15T21:00:00.000Z', 'Asia/Tokyo')).toBeUndefined()
})
