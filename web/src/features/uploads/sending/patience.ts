import { CallError } from '@auctionwiz/contracts/client'

/** How the sender waits; tests have a clock of their own. */
export interface Patience {
  /** Ends after some milliseconds, or rejects when the signal aborts. */
  pause(ms: number, signal: AbortSignal): Promise<void>
  /** Ends as soon as the browser has a connection, or rejects when the signal aborts. */
  online(signal: AbortSignal): Promise<void>
}

const shortest = 1_000
const longest = 30_000

/** Milliseconds before the next attempt, which grow with each. @param random from 0 up to 1: spreads the attempts of many */
export const retryDelay = (attempt: number, random: number): number => Math.min(longest, shortest * 2 ** attempt) * (0.75 + random / 2)

export const browserPatience: Patience = {
  pause: (ms, signal) =>
    until(signal, (done) => {
      const timer = setTimeout(done, ms)
      // A connection that comes back is used immediately.
      window.addEventListener('online', done)
      return () => {
        clearTimeout(timer)
        window.removeEventListener('online', done)
      }
    }),
  online: async (signal) => {
    if (navigator.onLine) return
    await until(signal, (done) => {
      window.addEventListener('online', done)
      return () => window.removeEventListener('online', done)
    })
  },
}

/** Waits for `done`; `begin` returns what ends the waiting. */
const until = (signal: AbortSignal, begin: (done: () => void) => () => void): Promise<void> =>
  new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason)
    const end = begin(() => {
      finish()
      resolve()
    })
    const stopped = () => {
      finish()
      reject(signal.reason)
    }
    const finish = () => {
      end()
      signal.removeEventListener('abort', stopped)
    }
    signal.addEventListener('abort', stopped)
  })

/** Attempts of a call while there is a connection. */
const mostCalls = 6

/** Makes a call again after a failure that passes, such as a lost connection or a busy service. */
export const patiently = async <T>(
  ask: () => Promise<T>,
  { pause, online }: Patience,
  signal: AbortSignal,
  random: () => number = Math.random,
): Promise<T> => {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await ask()
    } catch (error) {
      if (signal.aborted || !isPassing(error) || attempt + 1 >= mostCalls) throw error
      await pause(retryDelay(attempt, random()), signal)
      await online(signal)
    }
  }
}

const isPassing = (error: unknown): boolean =>
  error instanceof CallError && (error.status === 0 || error.status === 429 || error.status >= 500)
