import { CallError } from '@auctionwiz/contracts/client'
import type { SWRConfiguration } from 'swr'
import { busySeconds } from '../session/busy-reads.ts'

/** A failure that is not an outage is asked about again so often. */
const maxRetries = 3
/** Milliseconds until the first attempt, and between two at most. */
const shortest = 2_000
const longest = 30_000

/** How data is kept: per sign-in, asked for again when the window is returned to, tried again where that can help. */
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
 * Milliseconds until the next attempt, later each time, no sooner than the service asks for; undefined to give up. A service that is busy or cannot
 * be reached is asked until it answers, so that what is shown comes right by itself once it is back.
 * @param count 1 for the first
 * @param random from 0 up to 1: the screens of many people do not ask at the same moment
 */
export const retryAfter = (error: unknown, count: number, random: number): number | undefined => {
  const seconds = busySeconds(error)
  const isOutage = seconds !== undefined || (error instanceof CallError && error.status === 0)
  if (!isOutage && count > maxRetries) return undefined
  const pause = Math.min(longest, shortest * 2 ** Math.min(count - 1, 10)) * (0.75 + random / 2)
  return Math.max(pause, (seconds ?? 0) * 1000)
}
