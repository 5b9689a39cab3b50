import type { TimeWindow } from './flag-schema.ts'

/**
 * Time windows, once or coming back by days or weeks, in UTC. The feature manager's own filter never opens a weekly window that starts on a
 * Sunday, miscounts windows of several weeks and shifts with the time zone of the machine, so this one takes its place.
 */
export const isOpen = ({ Start, End, Recurrence }: TimeWindow, now: Date): boolean => {
  const [start, end, at] = [timeOf(Start, -Infinity), timeOf(End, Infinity), now.getTime()]
  if (at >= start && at < end) return true
  if (!Recurrence) return false
  const { Pattern, Range = { Type: 'NoEnd' } } = Recurrence
  const until = Range.Type === 'EndDate' ? timeOf(Range.EndDate, Infinity) : Infinity
  const most = Range.Type === 'Numbered' ? (Range.NumberOfOccurrences ?? Infinity) : Infinity
  const occurrences = Pattern.Type === 'Weekly' ? weekly(start, Pattern, at) : daily(start, Pattern, at)
  return occurrences.some(
    ({ begins, count }) => begins >= start && begins <= at && at < begins + (end - start) && begins <= until && count <= most,
  )
}

const dayMs = 86_400_000
const weekMs = 7 * dayMs

const timeOf = (time: string | undefined, absent: number): number => (time === undefined ? absent : Date.parse(time))

type Pattern = NonNullable<TimeWindow['Recurrence']>['Pattern']

interface Occurrence {
  /** Milliseconds since 1970. */
  begins: number
  /** The first window is 1. */
  count: number
}

const daily = (start: number, { Interval = 1 }: Pattern, at: number): Occurrence[] => {
  const passed = Math.floor((at - start) / (Interval * dayMs))
  return [{ begins: start + passed * Interval * dayMs, count: passed + 1 }]
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** Those of the week that counts now and of the one before it, whose last window may still be open. */
const weekly = (start: number, { Interval = 1, DaysOfWeek = [], FirstDayOfWeek = 'Sunday' }: Pattern, at: number): Occurrence[] => {
  const offsetOf = (weekday: number): number => (weekday - weekdays.indexOf(FirstDayOfWeek) + 7) % 7
  const startOffset = offsetOf(new Date(start).getUTCDay())
  const firstWeek = start - startOffset * dayMs
  const offsets = [...new Set(DaysOfWeek)].map((name) => offsetOf(weekdays.indexOf(name))).sort((a, b) => a - b)
  const before = offsets.filter((offset) => offset < startOffset).length
  const passed = Math.floor((at - firstWeek) / (Interval * weekMs))
  return [passed - 1, passed].flatMap((week) =>
    offsets.map((offset, index) => ({
      begins: firstWeek + week * Interval * weekMs + offset * dayMs,
      count: week * offsets.length + index + 1 - before,
    })),
  )
}
