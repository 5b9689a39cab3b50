/** Throttles guessing without ever locking anybody out permanently. Times are in milliseconds since 1970. */
export interface ThrottleState {
  failures: number
  windowStart: number
  blockedUntil: number
}

/**
 * `free` failures within `window` ms cost nothing; each further one doubles the wait up to the longest. `quiet` ms without a failure after the
 * last wait reset the throttle.
 */
export interface ThrottleRules {
  free: number
  window: number
  longestSeconds: number
  quiet: number
}

const minute = 60_000

/** For guesses at one user's password: five attempts, however far apart, then 2, 4, 8 … seconds, at most 15 minutes; reset after a quiet hour. */
export const accountRules: ThrottleRules = { free: 5, window: Infinity, longestSeconds: 900, quiet: 60 * minute }

/** For one network address with many passwords; offices share an address, so thirty failures in any ten minutes are free. */
export const addressRules: ThrottleRules = { free: 30, window: 10 * minute, longestSeconds: 900, quiet: 10 * minute }

export const emptyThrottle = (now: Date): ThrottleState => ({ failures: 0, windowStart: now.getTime(), blockedUntil: 0 })

/** The state after one more failure. Without a wait `blockedUntil` is the time of the failure itself. */
export const throttleFailure = (state: ThrottleState, rules: ThrottleRules, now: Date): ThrottleState => {
  const at = now.getTime()
  const calm = at - state.blockedUntil > rules.quiet
  const windowOver = state.failures <= rules.free && at - state.windowStart > rules.window
  const forgotten = calm || windowOver
  const failures = forgotten ? 1 : state.failures + 1
  const over = failures - rules.free
  const seconds = over <= 0 ? 0 : Math.min(rules.longestSeconds, 2 ** Math.min(over, 30))
  return { failures, windowStart: forgotten ? at : state.windowStart, blockedUntil: at + seconds * 1000 }
}

/**
 * Whole seconds until the next attempt is allowed; 0 if it is allowed now. A failure without a wait stores its own time, for which an attempt
 * that began a moment earlier must not wait.
 */
export const throttleWait = ({ failures, blockedUntil }: ThrottleState, { free }: ThrottleRules, now: Date): number =>
  failures <= free ? 0 : Math.max(0, Math.ceil((blockedUntil - now.getTime()) / 1000))
