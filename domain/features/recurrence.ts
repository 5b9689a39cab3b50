import { numberOf, parameter, textsOf, timeOf } from './parameters.ts'

/** A time window that comes back, as App Configuration describes it. Days are those of UTC, times in milliseconds. */
interface Recurrence {
  /** The first window. */
  start: number
  duration: number
  /** Days after which a daily window comes back, or weeks for one with `weekdays`. */
  interval: number
  /** Days of the week, 0 for Sunday; absent for a daily window. */
  weekdays?: readonly number[]
  firstWeekday: number
  /** No window begins after `until`, and at most `most` windows begin. */
  until: number
  most: number
}

const dayMs = 86_400_000
const weekMs = 7 * dayMs
const dayNames = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']

/** Whether a window that comes back is open; one whose description cannot be read never is. */
export const isRecurring = (start: number | undefined, end: number | undefined, described: unknown, now: Date): boolean => {
  const recurrence = start === undefined || end === undefined ? undefined : recurrenceOf(start, end, described)
  if (!recurrence) return false
  const at = now.getTime()
  const occurrences = recurrence.weekdays ? weekly(recurrence, recurrence.weekdays, at) : daily(recurrence, at)
  return occurrences.some(
    ({ begins, count }) =>
      begins >= recurrence.start &&
      begins <= at &&
      at < begins + recurrence.duration &&
      begins <= recurrence.until &&
      count <= recurrence.most,
  )
}

interface Occurrence {
  begins: number
  /** The first window is 1. */
  count: number
}

const daily = ({ start, interval }: Recurrence, at: number): Occurrence[] => {
  const passed = Math.floor((at - start) / (interval * dayMs))
  return [{ begins: start + passed * interval * dayMs, count: passed + 1 }]
}

/** Those of the week that counts now and of the one before it, whose last window may still be open. */
const weekly = ({ start, interval, firstWeekday }: Recurrence, weekdays: readonly number[], at: number): Occurrence[] => {
  const offsetOf = (weekday: number): number => (weekday - firstWeekday + 7) % 7
  const startOffset = offsetOf(new Date(start).getUTCDay())
  const firstWeek = start - startOffset * dayMs
  const offsets = weekdays.map(offsetOf).sort((a, b) => a - b)
  const before = offsets.filter((offset) => offset < startOffset).length
  const passed = Math.floor((at - firstWeek) / (interval * weekMs))
  return [passed - 1, passed].flatMap((week) =>
    offsets.map((offset, index) => ({
      begins: firstWeek + week * interval * weekMs + offset * dayMs,
      count: week * offsets.length + index + 1 - before,
    })),
  )
}

const recurrenceOf = (start: number, end: number, described: unknown): Recurrence | undefined => {
  const pattern = parameter(described, 'Pattern')
  const range = parameter(described, 'Range')
  const interval = numberOf(parameter(pattern, 'Interval') ?? 1)
  const type = textsOf(parameter(pattern, 'Type'))[0]?.toLowerCase()
  const weekdays = textsOf(parameter(pattern, 'DaysOfWeek')).map(weekdayOf)
  const firstWeekday = weekdayOf(textsOf(parameter(pattern, 'FirstDayOfWeek'))[0] ?? 'Sunday')
  const limits = limitsOf(range)
  const isKnown = type === 'daily' || (type === 'weekly' && weekdays.length > 0 && !weekdays.includes(-1))
  if (!isKnown || !limits || interval === undefined || !Number.isInteger(interval) || interval < 1 || firstWeekday < 0) return undefined
  const duration = end - start
  if (!(duration > 0)) return undefined
  return { start, duration, interval, firstWeekday, ...limits, ...(type === 'weekly' && { weekdays: [...new Set(weekdays)] }) }
}

const weekdayOf = (name: string): number => dayNames.indexOf(name.toLowerCase())

const limitsOf = (range: unknown): Pick<Recurrence, 'until' | 'most'> | undefined => {
  const type = textsOf(parameter(range, 'Type'))[0]?.toLowerCase() ?? 'noend'
  const endless = { until: Infinity, most: Infinity }
  if (type === 'noend') return endless
  if (type === 'numbered') {
    const most = numberOf(parameter(range, 'NumberOfOccurrences'))
    return most === undefined ? undefined : { ...endless, most }
  }
  const until = type === 'enddate' ? timeOf(parameter(range, 'EndDate')) : undefined
  return until === undefined || Number.isNaN(until) ? undefined : { ...endless, until }
}
