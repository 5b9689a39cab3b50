import type { DateOrder } from '@auctionwiz/contracts/uploads'
import { instantOf } from '../../zoned-time.ts'
import { readDate } from '../cells.ts'

const withZone = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)$/
const timed = /^(.+?\d{4}|\d{4}.+?)[T ,]+(\d{1,2}):(\d\d)(?::\d\d(?:\.\d+)?)?\s*(am|pm)?$/i

export interface ReadInstant {
  /** ISO 8601. */
  at: string
  /** The cell has no time of day. */
  wholeDay: boolean
}

/**
 * A date with or without a time: as `readDate` reads dates, then 14:30 or 2:30 pm. A time without a zone is one of the house's clock.
 * @param atDay the time of a date that has none, such as `10:00`
 */
export const readInstant = (cell: string, order: DateOrder, timeZone: string, atDay: string): ReadInstant | undefined => {
  if (withZone.test(cell)) {
    const time = Date.parse(cell.replace(' ', 'T'))
    return Number.isNaN(time) ? undefined : { at: new Date(time).toISOString(), wholeDay: false }
  }
  const [, day = cell, hours, minutes, half] = timed.exec(cell) ?? []
  const date = readDate(day.trim(), order)
  const time = hours === undefined || minutes === undefined ? atDay : clock(Number(hours), minutes, half)
  const at = date && time && instantOf(`${date}T${time}`, timeZone)
  return at ? { at, wholeDay: hours === undefined } : undefined
}

const clock = (hours: number, minutes: string, half: string | undefined): string | undefined => {
  if (half !== undefined && (hours < 1 || hours > 12)) return undefined
  const hour = half === undefined ? hours : (hours % 12) + (half.toLowerCase() === 'pm' ? 12 : 0)
  return hour > 23 || Number(minutes) > 59 ? undefined : `${String(hour).padStart(2, '0')}:${minutes}`
}
