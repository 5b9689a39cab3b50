/** At most `limit` restarts within any `windowMs`; a child that crashes more often is left down for a person to look at. */
export class RestartBudget {
  readonly limit: number
  readonly windowMs: number
  private starts: number[] = []

  constructor(limit = 5, windowMs = 60_000) {
    this.limit = limit
    this.windowMs = windowMs
  }

  /** The delay in milliseconds before the next restart, or undefined when the budget at `now` (epoch ms) is spent. */
  next(now: number): number | undefined {
    this.starts = this.starts.filter((start) => now - start < this.windowMs)
    if (this.starts.length >= this.limit) return undefined
    const delay = this.starts.length === 0 ? 0 : 250 * 2 ** (this.starts.length - 1)
    this.starts.push(now)
    return delay
  }
}
