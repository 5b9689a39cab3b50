/** What a log line may carry: ids, counts and durations. Never names, addresses, tokens or the content of documents. */
export type LogFields = Record<string, string | number | boolean | undefined>

export interface Logger {
  info(message: string, fields?: LogFields): void
  warn(message: string, fields?: LogFields): void
  /** `error` is logged with its stack, unless the same fault was logged so within the last minute. */
  error(message: string, error: unknown, fields?: LogFields): void
}

/** One JSON object a line, control characters escaped by JSON itself. */
export const jsonLogger = (print: (level: 'info' | 'warn' | 'error', line: string) => void, now: () => number = Date.now): Logger => {
  const describe = stackOnce(now)
  return {
    info: (message, fields) => print('info', JSON.stringify({ message, ...fields })),
    warn: (message, fields) => print('warn', JSON.stringify({ message, ...fields })),
    error: (message, error, fields) => print('error', JSON.stringify({ message, ...fields, ...describe(error) })),
  }
}

/** Milliseconds for which a stack that was logged is not repeated. */
const quiet = 60_000
/** Faults that are remembered; more different ones at a time don't happen but by mistake. */
const remembered = 200

interface Described {
  error: string
  /** How often the same fault has occurred since its stack was logged. */
  repeated?: number
}

/** An outage makes the same fault at every call: its stack is given once a minute, then only its first line. */
const stackOnce = (now: () => number): ((error: unknown) => Described) => {
  const seen = new Map<string, { since: number; repeated: number }>()
  return (error) => {
    if (!(error instanceof Error)) return { error: String(error) }
    const text = error.stack ?? error.message
    // Messages carry ids and times, so that the place decides what is the same.
    const place = text.slice(text.indexOf('\n    at '))
    const known = seen.get(place)
    if (known && now() - known.since < quiet) {
      known.repeated += 1
      return { error: `${error.name}: ${error.message}`, repeated: known.repeated }
    }
    if (seen.size >= remembered) seen.clear()
    seen.set(place, { since: now(), repeated: 0 })
    return { error: text }
  }
}
