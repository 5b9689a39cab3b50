/** Time as the triggers see it, so that tests can turn it by hand. Milliseconds since the epoch. */
export type Clock = {
  now(): number
  /** Calls back once after `milliseconds`; the answer cancels it. */
  after(milliseconds: number, callback: () => void): () => void
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after(milliseconds, callback) {
    const timer = setTimeout(callback, milliseconds)
    return () => clearTimeout(timer)
  },
}
