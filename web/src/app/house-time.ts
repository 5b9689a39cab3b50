/** Milliseconds that a time zone is ahead of UTC at an instant. */
const offsetAt = (instant: number, timeZone: string): number => {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(instant)
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

/** The city that a time zone is named after, such as "New York". */
export const cityOf = (timeZone: string): string => (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ')
