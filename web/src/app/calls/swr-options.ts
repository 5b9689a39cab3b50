import { CallError } from '@auctionwiz/contracts/client'
import type { SWRConfiguration } from 'swr'
import { busySeconds } from '../session/busy-reads.ts'

/** Retries after a failure that is not an outage. */
const maxRetries = 3
/** Milliseconds until the first attempt, and between two at most. */
const shortest = 2_000
const longest = 30_000

/** The cache rules: one cache per sign-in, revalidated when the window regains focus, retried where a retry can help. */
export const swrOptions = (): SWRConfiguration => ({
  provider: () => new Map(),
  dedupingInterval: 2000,
  focusThrottleInterval: 15_000,
  shouldRetryOnError: (error: unknown) => error instanceof CallError && (error.status === 0 || error.status >= 500),
  onErrorRetry: (error, _key, _config, revalidate, { retryCount }) => {
    const ms = retryAfter(error, retryCount, Math.random())
    if (ms !== undefined) setTimeout(() => void revalidate({ retryCount }), ms)
  },
})

/**
 * Milliseconds until the next attempt; undefined to give up. The delay grows with each attempt and respects the service's retry time. A service that
 * is busy or unreachable is retried until it answers, so the screen recovers without the user.
 * @param count 1 for the first
 * @param random from 0 up to 1: spreads the retries of many users
 */
export const retryAfter = (error: unknown, count: number, random: number): number | undefined => {
  const seconds = busySeconds(error)
  const isOutage = seconds !== undefined || (error instanceof CallError && error.status === 0)
  if (!isOutage && count > maxRetries) return undefined
  const pause = Math.min(longest, shortest * 2 ** Math.min(count - 1, 10)) * (0.75 + random / 2)
  return Math.max(pause, (seconds ?? 0) * 1000)
}
