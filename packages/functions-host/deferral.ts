import type { Clock } from './clock.ts'

/** Work that waits for an occasion, up to a time limit. */
export type Deferral = {
  /** The occasion: begins the work unless it has begun or was called off. */
  begin(): void
  /** Calls off what has not begun. */
  cancel(): void
}

/** @param delay milliseconds after which the work begins without an occasion */
export function defer(work: () => void, delay: number, clock: Clock): Deferral {
  let waiting = true
  const begin = (): void => {
    if (!waiting) return
    cancel()
    work()
  }
  const stopTimer = clock.after(delay, begin)
  const cancel = (): void => {
    waiting = false
    stopTimer()
  }
  return { begin, cancel }
}
