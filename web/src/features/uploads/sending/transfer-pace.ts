/** How far a transfer is. Bytes, bytes a second and milliseconds left; the last two are absent until there is a pace to measure. */
export interface Transfer {
  sent: number
  total: number
  bytesPerSecond?: number
  remaining?: number
  /** The connection is lost; sending continues by itself. */
  waiting?: true
}

/** Milliseconds over which the pace is measured, and that must have passed before it is shown. */
const span = 10_000
const shortest = 1_000

/** Measures a transfer by what was sent in the last seconds. @param now milliseconds of a clock that never goes back */
export const transferPace = (total: number, now: () => number): ((sent: number) => Transfer) => {
  let seen: { at: number; sent: number }[] = []
  return (sent) => {
    const at = now()
    seen = [...seen.filter((one, index) => at - one.at <= span || index === seen.length - 1), { at, sent }]
    const [first = { at, sent }] = seen
    const elapsed = at - first.at
    const moved = sent - first.sent
    if (elapsed < shortest || moved <= 0) return { sent, total }
    const bytesPerSecond = (moved * 1000) / elapsed
    return { sent, total, bytesPerSecond, remaining: ((total - sent) * 1000) / bytesPerSecond }
  }
}
