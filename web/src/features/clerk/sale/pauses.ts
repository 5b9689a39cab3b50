import { busySeconds } from '../../../app/session/busy-reads.ts'

/** Milliseconds; a saleroom cannot wait longer. */
const shortest = 500
const longest = 10_000

/** Milliseconds until the next attempt: longer after each failure in a row, and at least what a busy service asks for. */
export const pauseAfter = (error: unknown, failures: number, random = Math.random()): number =>
  Math.max(Math.min(longest, shortest * 2 ** Math.min(failures - 1, 10)) * (0.75 + random / 2), (busySeconds(error) ?? 0) * 1000)

/** Resolves after the time, or as soon as the signal aborts. */
export const waitFor = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve()
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

/** Milliseconds in which a window in view paints; one that is hidden does not paint. */
const longestFrame = 100

/** Resolves once the browser has painted what changed. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, longestFrame)
    requestAnimationFrame(() => {
      clearTimeout(timer)
      setTimeout(resolve)
    })
  })
