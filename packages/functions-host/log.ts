import type { RpcLogLevel } from './app/core-types.ts'

export type LogLevel = RpcLogLevel

/** One line of the host's log. `category` follows the Functions host: `Host...`, `Function.<name>`, `Function.<name>.User`. */
export type LogEntry = { level: LogLevel; category: string; message: string; app?: string; invocationId?: string }

export type LogSink = (entry: LogEntry) => void

/** An app's log, already filtered by the levels of its host.json. */
export type Log = {
  enabled(level: LogLevel, category: string): boolean
  write(level: LogLevel, category: string, message: string, invocationId?: string): void
}

const severity: Record<LogLevel, number> = { trace: 0, debug: 1, information: 2, warning: 3, error: 4, critical: 5, none: 6 }

/** Reads a level as host.json writes it (any case); undefined when it is none of the known ones. */
export function parseLogLevel(text: string): LogLevel | undefined {
  const level = text.toLowerCase()
  return level in severity ? (level as LogLevel) : undefined
}

/** Milliseconds for which a stack that was logged is not repeated: an outage makes the same fault at every call. */
const quiet = 60_000
const remembered = 200

/** Cuts the stack off a message when the same stack was logged within the last minute. */
function stackOnce(now: () => number): (message: string) => string {
  const seen = new Map<string, number>()
  return (message) => {
    const start = message.indexOf('\n    at ')
    if (start < 0) return message
    const stack = message.slice(start)
    const since = seen.get(stack)
    if (since !== undefined && now() - since < quiet) return message.slice(0, start)
    if (seen.size >= remembered) seen.clear()
    seen.set(stack, now())
    return message
  }
}

/**
 * @param levels `logging.logLevel` of host.json: the longest category prefix decides, `default` applies to the rest (information).
 */
export function createLog(app: string | undefined, sink: LogSink, levels: Record<string, LogLevel>, now: () => number = Date.now): Log {
  const shortened = stackOnce(now)
  const prefixes = Object.entries(levels)
    .filter(([prefix]) => prefix !== 'default')
    .sort(([left], [right]) => right.length - left.length)
  const fallback = severity[levels.default ?? 'information']
  const threshold = (category: string): number => {
    const found = prefixes.find(([prefix]) => category === prefix || category.startsWith(`${prefix}.`))
    return found ? severity[found[1]] : fallback
  }
  const enabled = (level: LogLevel, category: string): boolean => level !== 'none' && severity[level] >= threshold(category)
  return {
    enabled,
    write(level, category, message, invocationId) {
      if (!enabled(level, category)) return
      sink({ level, category, message: shortened(message), ...(app && { app }), ...(invocationId && { invocationId }) })
    },
  }
}

/** An error as the log shows it: its stack, which begins with name and message, or the value thrown. */
export function describeError(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
