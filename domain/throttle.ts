/** Slows guessing down without ever locking anybody out for good. Times are in milliseconds since 1970. */
export interface ThrottleState {
  failures: number
  windowStart: number
  blockedUntil: number
}

/**
 * `free` failures within `window` ms cost nothing; each further one doubles the wait up to the longest. Once slowed down, `quiet` ms
 * after the last wait without a failure forget everything.
 */
export interface ThrottleRules {
  free: number
  window: number
  longestSeconds: number
  quiet: number
}

const minute = 60_000

/** Somebody's password is guessed: five tries, however far apart, then 2, 4, 8 … seconds, at most 15 minutes; an hour's quiet forgets. */
export const accountRules: ThrottleRules = { free: 5, window: Infinity, longestSeconds: 900, quiet: 60 * minute }

/** One network address tries many passwords; offices share an address, so thirty slips in any ten minutes are free. */
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
 * Whole seconds until the next try is let through; 0 when it may come now. A failure that costs no wait leaves its own time behind, which a try
 * that began a moment earlier must not wait for.
 */
export const throttleWait = ({ failures, blockedUntil }: ThrottleState, { free }: ThrottleRules, now: Date): number =>
  failures <= free ? 0 : Math.max(0, Math.ceil((blockedUntil - now.getTime()) / 1000))
