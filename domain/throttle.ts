/** Slows guessing down without ever locking anybody out for good. Times are in milliseconds since 1970. */
export interface ThrottleState {
  failures: number
  windowStart: number
  blockedUntil: number
}

/** `free` failures cost nothing; each further one doubles the wait up to the longest; `quiet` ms without a failure forget them all. */
export interface ThrottleRules {
  free: number
  longestSeconds: number
  quiet: number
}

const minute = 60_000

/** Somebody's password is guessed: five tries, then 2, 4, 8 … seconds, at most 15 minutes; an hour's quiet forgets. */
export const accountRules: ThrottleRules = { free: 5, longestSeconds: 900, quiet: 60 * minute }

/** One network address tries many passwords; offices share an address, so thirty tries in ten minutes are free. */
export const addressRules: ThrottleRules = { free: 30, longestSeconds: 900, quiet: 10 * minute }

export const emptyThrottle = (now: Date): ThrottleState => ({ failures: 0, windowStart: now.getTime(), blockedUntil: 0 })

/** The state after one more failure. */
export const throttleFailure = (state: ThrottleState, { free, longestSeconds, quiet }: ThrottleRules, now: Date): ThrottleState => {
  const at = now.getTime()
  const forgotten = at - Math.max(state.windowStart, state.blockedUntil) > quiet
  const failures = forgotten ? 1 : state.failures + 1
  const over = failures - free
  const seconds = over <= 0 ? 0 : Math.min(longestSeconds, 2 ** Math.min(over, 30))
  return { failures, windowStart: at, blockedUntil: at + seconds * 1000 }
}

/** Whole seconds until the next try is let through; 0 when it may come now. */
export const throttleWait = ({ blockedUntil }: ThrottleState, now: Date): number =>
  Math.max(0, Math.ceil((blockedUntil - now.getTime()) / 1000))
