/**
 * When a child that ended is started again: up to `limit` times within any `windowMs` after short pauses; from then on every `slowMs`, until it
 * has run for `windowMs`.
 */
export class RestartBudget {
  readonly limit: number
  readonly windowMs: number
  readonly slowMs: number
  private starts: number[] = []
  private slow = false

  constructor(limit = 5, windowMs = 60_000, slowMs = 30_000) {
    this.limit = limit
    this.windowMs = windowMs
    this.slowMs = slowMs
  }

  /** The pause in milliseconds before the restart of a child that ended at `now` (epoch ms), and whether the slow pace begins with it. */
  next(now: number): { delay: number; slow: boolean; slowsDown: boolean } {
    const last = this.starts.at(-1)
    if (this.slow && last !== undefined && now - last >= this.windowMs) this.slow = false
    this.starts = this.starts.filter((start) => now - start < this.windowMs)
    const slowsDown = !this.slow && this.starts.length >= this.limit
    this.slow ||= slowsDown
    const delay = this.slow ? this.slowMs : this.starts.length === 0 ? 0 : 250 * 2 ** (this.starts.length - 1)
    this.starts.push(now + delay)
    return { delay, slow: this.slow, slowsDown }
  }
}
