import type { LogFields, Logger } from './logger.ts'

export interface OutageLog {
  failed(error: unknown): void
  worked(): void
}

/** Logs one line when something stops working and one when it works again, however often it is tried meanwhile. */
export const outageLog = (log: Logger, what: string, fields: LogFields = {}): OutageLog => {
  let down = false
  return {
    failed: (error) => {
      if (!down) log.warn(`${what} is down`, { ...fields, problem: error instanceof Error ? error.message : String(error) })
      down = true
    },
    worked: () => {
      if (down) log.info(`${what} is up again`, fields)
      down = false
    },
  }
}
