import type { TimeWindow } from './flag-schema.ts'

/**
 * Time windows, once or coming back by days or weeks, in UTC. The feature manager's own filter never opens a weekly window that starts on a
 * Sunday, miscounts windows of several weeks and shifts with the time zone of the machine, so this one takes its place.
 */
export const isOpen = ({ Start, End, Recurrence }: TimeWindow, now: Date): boolean => {
  const [start, end, at] = [timeOf(Start, -Infinity), timeOf(End, Infinity), now.getTime()]
  if (at >= start && at < end) return true
  return recurring({ Start, End, Recurrence }, at).some((begins) => begins <= at && at < begins + (end - start))
}

/** Milliseconds since 1970; no `to` for a window without an end. */
export interface Opening {
  from: number
  to?: number
}

/** The first window that begins after `now`, at most `ms` milliseconds later. */
export const nextOpening = (window: TimeWindow, now: Date, ms: number): Opening | undefined => {
  const [start, end] = [timeOf(window.Start, -Infinity), timeOf(window.End, Infinity)]
  const [after, last] = [now.getTime(), now.getTime() + ms]
  const [from] = [start, ...recurring(window, last)].filter((begins) => begins > after && begins <= last).sort((a, b) => a - b)
  if (from === undefined) return undefined
  return end === Infinity ? { from } : { from, to: from + (end - start) }
}

/** When windows that come back begin, around the time `at`. */
const recurring = ({ Start, Recurrence }: TimeWindow, at: number): number[] => {
  if (!Recurrence) return []
  const start = timeOf(Start, -Infinity)
  const { Pattern, Range = { Type: 'NoEnd' } } = Recurrence
  const until = Range.Type === 'EndDate' ? timeOf(Range.EndDate, Infinity) : Infinity
  const most = Range.Type === 'Numbered' ? (Range.NumberOfOccurrences ?? Infinity) : Infinity
  const occurrences = Pattern.Type === 'Weekly' ? weekly(start, Pattern, at) : daily(start, Pattern, at)
  return occurrences.filter(({ begins, count }) => begins >= start && begins <= until && count <= most).map(({ begins }) => begins)
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
