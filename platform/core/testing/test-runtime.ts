import type { AccessClaims } from '@auctionwiz/contracts/identity'
import type { Runtime } from '../http/runtime.ts'
import type { Logger } from '../logging/logger.ts'
import { memoryStore } from '../store/memory-store.ts'

/** A log that nobody reads. */
export const silentLog: Logger = { info: () => undefined, warn: () => undefined, error: () => undefined }

/** A log that shows errors alone, which no test causes on purpose. */
const errorsAlone: Logger = { ...silentLog, error: (message, error) => console.error(message, error) }

interface Given extends Partial<Omit<Runtime, 'tokens'>> {
  /** Who calls with an access token; may throw the failure of a token that is refused. */
  claimsOf(token: string): AccessClaims
  /** The time, which a test may change. */
  clock: { now: Date }
}

/** What mounted endpoints need, for tests: a store in memory, every feature on, and tokens that `claimsOf` reads. */
export const testRuntime = ({ claimsOf, clock, ...given }: Given): Runtime => ({
  store: memoryStore(() => clock.now),
  tokens: { session: async (token) => ({ userId: claimsOf(token).userId }), access: async (token) => claimsOf(token) },
  features: { enabled: async () => true },
  log: errorsAlone,
  now: () => clock.now,
  ...given,
})
