/** What a log line may carry: ids, counts and durations. Never names, addresses, tokens or the content of documents. */
export type LogFields = Record<string, string | number | boolean | undefined>

export interface Logger {
  info(message: string, fields?: LogFields): void
  warn(message: string, fields?: LogFields): void
  /** `error` is logged whole, with its stack. */
  error(message: string, error: unknown, fields?: LogFields): void
}

/** One JSON object a line, control characters escaped by JSON itself. */
export const jsonLogger = (print: (level: 'info' | 'warn' | 'error', line: string) => void): Logger => ({
  info: (message, fields) => print('info', JSON.stringify({ message, ...fields })),
  warn: (message, fields) => print('warn', JSON.stringify({ message, ...fields })),
  error: (message, error, fields) =>
    print('error', JSON.stringify({ message, ...fields, error: error instanceof Error ? (error.stack ?? error.message) : String(error) })),
})
