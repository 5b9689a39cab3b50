import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type AuctionTimes, auctionSpan, auctionStatus } from './status.ts'

const at = (day: number, hour = 10): string => new Date(Date.UTC(2026, 11, day, hour)).toISOString()

const sale: AuctionTimes = { auctionType: 'Live', startDate: at(5), endDate: at(5, 17), publishedAt: at(1) }

const statuses = (times: AuctionTimes, instants: readonly string[]) => instants.map((instant) => auctionStatus(times, new Date(instant)))

it('opens and closes a published auction by the clock', () => {
  expect(statuses(sale, [at(1), at(5), at(5, 16), at(5, 17)])).toEqual(['Upcoming', 'Active', 'Active', 'Completed'])
})

it('keeps a live sale open that was opened by hand, until somebody closes it', () => {
  const opened = { ...sale, openedAt: at(4) }
  expect(statuses(opened, [at(3), at(4), at(5, 18), at(9)])).toEqual(['Upcoming', 'Active', 'Active', 'Active'])
  expect(statuses({ ...opened, closedAt: at(5, 19) }, [at(5, 18), at(5, 19)])).toEqual(['Active', 'Completed'])
  expect(statuses({ ...opened, auctionType: 'Online' }, [at(4), at(5, 17)])).toEqual(['Active', 'Completed'])
})

it('counts what nobody published before its end as cancelled', () => {
  const { publishedAt: _published, ...draft } = sale
  expect(statuses(draft, [at(1), at(5), at(5, 17)])).toEqual(['Upcoming', 'Upcoming', 'Cancelled'])
})

it('cancels from the moment it was cancelled', () => {
  expect(statuses({ ...sale, cancelledAt: at(2) }, [at(2), at(5), at(9)])).toEqual(['Cancelled', 'Cancelled', 'Cancelled'])
})

const instant = fc.integer({ min: 1, max: 28 }).map((day) => at(day))
const optional = fc.option(instant, { nil: undefined })
const anyTimes = fc.record({
  auctionType: fc.constantFrom('Live', 'Online', 'Hybrid', undefined),
  startDate: instant,
  endDate: instant,
  publishedAt: optional,
  openedAt: optional,
  closedAt: optional,
  cancelledAt: optional,
} satisfies { [Name in keyof AuctionTimes]-?: unknown })

it('never comes back from being over, whatever its times are', () => {
  const order = ['Upcoming', 'Active', 'over']
  fc.assert(
    fc.property(anyTimes, (times) => {
      const seen = Array.from({ length: 30 }, (_, day) => auctionStatus(times, new Date(at(day))))
      const places = seen.map((status) => order.indexOf(status === 'Upcoming' || status === 'Active' ? status : 'over'))
      expect(places).toEqual(places.toSorted((left, right) => left - right))
      const { opensAt, closesAt } = auctionSpan(times)
      expect(seen.includes('Active')).toBe(opensAt < closesAt)
    }),
  )
})
