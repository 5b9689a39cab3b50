import type { ScoreChange, ScoreType } from '@auctionwiz/contracts/scores'

/** A score from `from` until the next change; times are milliseconds since 1970. */
export interface HistoryPoint {
  at: number
  score: number
  cause: string
  network?: ScoreChange['network']
  /** Difference to the score before; 0 for the first one known. */
  change: number
}

export interface ScoreHistory {
  from: number
  until: number
  points: HistoryPoint[]
  /** Lowest and highest grid line: whole tens, at least 20 apart. */
  low: number
  high: number
}

const year = (time: number, years: number) => {
  const moved = new Date(time)
  moved.setUTCFullYear(moved.getUTCFullYear() + years)
  return moved.getTime()
}

/** All changes of one score, oldest first, each with what it changed. */
export const changesOf = (history: readonly ScoreChange[], scoreType: ScoreType): HistoryPoint[] => {
  const sorted = history.filter((change) => change.scoreType === scoreType).sort((a, b) => Date.parse(a.at) - Date.parse(b.at))
  return sorted.map(({ at, score, cause, network }, index) => ({
    at: Date.parse(at),
    score,
    cause,
    ...(network && { network }),
    change: index === 0 ? 0 : score - (sorted[index - 1]?.score ?? score),
  }))
}

/** The last 12 months up to `now`, beginning with the score at that time; `undefined` without any change. */
export const lastYear = (history: readonly ScoreChange[], scoreType: ScoreType, now: number): ScoreHistory | undefined => {
  const changes = changesOf(history, scoreType).filter((change) => change.at <= now)
  const begin = year(now, -1)
  const before = changes.findLast((change) => change.at <= begin)
  const within = changes.filter((change) => change.at > begin)
  const points = before ? [{ ...before, at: begin, change: 0 }, ...within] : within
  if (points.length === 0) return undefined
  const scores = points.map((point) => point.score)
  const low = Math.max(0, Math.floor((Math.min(...scores) - 1) / 10) * 10)
  const high = Math.min(100, Math.max(Math.ceil((Math.max(...scores) + 1) / 10) * 10, low + 20))
  return { from: begin, until: now, points, low: Math.min(low, high - 20), high }
}

/** The sharpest rise and fall: the two changes worth a label on the line. */
export const notable = (points: readonly HistoryPoint[]): HistoryPoint[] => {
  const changed = points.filter((point) => point.change !== 0)
  const rise = changed.filter((point) => point.change > 0).sort((a, b) => b.change - a.change)[0]
  const fall = changed.filter((point) => point.change < 0).sort((a, b) => a.change - b.change)[0]
  return [rise, fall].filter((point) => point !== undefined).sort((a, b) => a.at - b.at)
}

/** The change since the first of last month; `undefined` without a change or an earlier score. */
export const recentChange = (
  history: readonly ScoreChange[],
  scoreType: ScoreType,
  now: number,
): { points: number; since: number } | undefined => {
  const today = new Date(now)
  // Noon, so that it is the first of the month in every time zone of a house.
  const since = Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - 1, 1, 12)
  const changes = changesOf(history, scoreType).filter((change) => change.at <= now)
  const before = changes.findLast((change) => change.at <= since)
  const latest = changes.at(-1)
  return before && latest && before !== latest ? { points: latest.score - before.score, since } : undefined
}
