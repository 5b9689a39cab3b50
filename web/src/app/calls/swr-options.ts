import { CallError } from '@auctionwiz/contracts/client'
import type { SWRConfiguration } from 'swr'

/** How data is kept: per sign-in, asked for again when the window is returned to, tried again where that can help. */
export const swrOptions = (): SWRConfiguration => ({
  provider: () => new Map(),
  dedupingInterval: 2000,
  focusThrottleInterval: 15_000,
  errorRetryCount: 3,
  shouldRetryOnError: (error: unknown) => error instanceof CallError && (error.status === 0 || error.status >= 500),
})
