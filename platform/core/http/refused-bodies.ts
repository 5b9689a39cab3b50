import { networkOf } from '@auctionwiz/domain/network'
import { emptyThrottle, type ThrottleRules, type ThrottleState, throttleFailure, throttleWait } from '@auctionwiz/domain/throttle'
import { Failure } from '../errors/failure.ts'

/** Bodies without a token that no client of ours sends: a hundred in ten minutes are free, then waits of at most a minute. */
const rules: ThrottleRules = { free: 100, window: 600_000, longestSeconds: 60, quiet: 600_000 }

/** The limit of remembered networks; the oldest are evicted. */
const remembered = 10_000

/** Slows down addresses that keep sending bodies without a token that are too large, no JSON or full of unknown fields. */
export interface RefusedBodies {
  /** Fails with too_many_attempts while the address is slowed down. */
  admit(address: string, now: Date): void
  refused(address: string, now: Date): void
}

/** Kept in memory, because it protects the time of one instance; an unread body needs no store access. */
export const refusedBodies = (): RefusedBodies => {
  const states = new Map<string, ThrottleState>()
  return {
    admit: (address, now) => {
      const state = states.get(networkOf(address))
      const seconds = state ? throttleWait(state, rules, now) : 0
      if (seconds > 0) throw new Failure('too_many_attempts', { seconds })
    },
    refused: (address, now) => {
      const network = networkOf(address)
      const state = throttleFailure(states.get(network) ?? emptyThrottle(now), rules, now)
      states.delete(network)
      states.set(network, state)
      const [oldest] = states.keys()
      if (states.size > remembered && oldest !== undefined) states.delete(oldest)
    },
  }
}
