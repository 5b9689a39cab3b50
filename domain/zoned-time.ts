/** A format is slow to make, and a timer asks for the same zones thousands of times. */
const formats = new Map<string, Intl.DateTimeFormat>()

const formatIn = (timeZone: string): Intl.DateTimeFormat => {
  const made = formats.get(timeZone)
  if (made) return made
  const parts = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric', second: 'numeric' } as const
  const format = new Intl.DateTimeFormat('en-US', { timeZone, hourCycle: 'h23', ...parts })
  formats.set(timeZone, format)
  return format
}

/** Milliseconds that a time zone is ahead of UTC at an instant. */
const offsetAt = (instant: number, timeZone: string): number => {
  const parts = formatIn(timeZone).formatToParts(instant)
  const [year = 0, month = 1, ...rest] = ['year', 'month', 'day', 'hour', 'minute', 'second'].map((type) =>
    Number(parts.find((part) => part.type === type)?.value),
  )
  return Date.UTC(year, month - 1, ...(rest as [number, number, number, number])) - instant
}

/**
 * The instant (ISO 8601 in UTC) of a wall-clock time such as `2026-12-05T10:00` in a time zone; undefined for an invalid time. A time that
 * the clocks skip in spring counts an hour later; of a time that occurs twice in autumn, the first counts.
 */
export const instantOf = (local: string, timeZone: string): string | undefined => {
  const wall = Date.parse(`${local}:00Z`)
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(local) || Number.isNaN(wall)) return undefined
  const hour = 3_600_000
  const [before, after] = [offsetAt(wall - 12 * hour, timeZone), offsetAt(wall + 12 * hour, timeZone)]
  const guesses = [wall - Math.max(before, after), wall - Math.min(before, after)]
  const fitting = guesses.find((guess) => guess + offsetAt(guess, timeZone) === wall)
  return new Date(fitting ?? wall - before).toISOString()
}

/** The wall-clock time of an instant in a time zone, to the minute, such as `2026-12-05T10:00`. */
export const localOf = (instant: string, timeZone: string): string => {
  const at = Date.parse(instant)
  return new Date(at + offsetAt(at, timeZone)).toISOString().slice(0, 16)
}

/** The day of an instant in a time zone, such as `2026-12-05`. */
export const dayIn = (instant: string, timeZone: string): string => localOf(instant, timeZone).slice(0, 10)

export interface ClockChange {
  /** The instant from which the clocks are different. */
  at: string
  /** The wall-clock time at which that happens, as people announce it: 02:00, not the 03:00 that follows. */
  local: string
  forward: boolean
}

const minute = 60_000
const day = 86_400_000

/** The first change of the clocks between two instants, such as the start of daylight saving time; undefined where there is none. */
export const clockChange = (from: string, to: string, timeZone: string): ClockChange | undefined => {
  // Clocks change on the minute.
  const end = Math.ceil(Date.parse(to) / minute) * minute
  let start = Math.floor(Date.parse(from) / minute) * minute
  const before = offsetAt(start, timeZone)
  let after = start
  do {
    start = after
    after = Math.min(start + day, end)
  } while (after < end && offsetAt(after, timeZone) === before)
  const changed = offsetAt(after, timeZone)
  if (changed === before) return undefined
  while (after - start > minute) {
    const middle = start + Math.floor((after - start) / minute / 2) * minute
    if (offsetAt(middle, timeZone) === before) start = middle
    else after = middle
  }
  const local = new Date(after + before).toISOString().slice(0, 16)
  return { at: new Date(after).toISOString(), local, forward: changed > before }
}
