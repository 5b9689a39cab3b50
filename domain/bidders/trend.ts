import type { Bidder } from '@auctionwiz/contracts/bidders'
import { type Score, type ScoreType, scoreTypes, shownScore, type Tier, tiers } from '@auctionwiz/contracts/scores'
import type { BidderCounts } from './counts.ts'

/**
 * The history of a house's bidder counters. The first change of a day records the counters before it, so a house without changes needs no
 * writes. The counters at the end of a day are those of the first record from that day on, or the current counters if there is none.
 */
export interface BidderTrend {
  id: typeof bidderTrendId
  type: 'trend'
  /** Oldest first. */
  days: TrendDay[]
}

export interface TrendDay {
  /** Such as `2026-11-21`, at its end in UTC. */
  day: string
  total: number
  national: TrendScores
  local: TrendScores
}

export interface TrendScores {
  /** Of the scores that screens show. */
  sum: number
  tier: Record<Tier, number>
}

export const bidderTrendId = 'trend:bidders'

/** How long single days are kept; older ones are thinned out to the ends of months. */
const dailyDays = 31
const months = 25

export const trendDay = (day: string, counts: BidderCounts | undefined): TrendDay => ({
  day,
  total: counts?.total ?? 0,
  national: scoresOf(counts?.national),
  local: scoresOf(counts?.local),
})

const scoresOf = (scores: TrendScores | undefined): TrendScores =>
  scores ? { sum: scores.sum, tier: scores.tier } : { sum: 0, tier: noTiers() }

const noTiers = (): Record<Tier, number> => Object.fromEntries(tiers.map((tier) => [tier, 0])) as Record<Tier, number>

/** The day before the one of an instant. */
export const dayBefore = (at: string): string => dayAfter(new Date(at), -1)

const dayAfter = (date: Date, days: number): string =>
  new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate() + days)).toISOString().slice(0, 10)

/** Appends a day; thins out older ones to the ends of months. */
export const withDay = (days: readonly TrendDay[], added: TrendDay): TrendDay[] => {
  const all = [...days, added]
  const now = new Date(added.day)
  const daily = dayAfter(now, -dailyDays)
  const telling = new Set(monthEnds(now, months).flatMap((end) => dayFrom(all, end)?.day ?? []))
  return all.filter(({ day }) => day >= daily || telling.has(day))
}

/** The last days of the latest `count` months, oldest first; the month of `now` ends today. */
export const monthEnds = (now: Date, count: number): string[] =>
  Array.from({ length: count }, (_, index) => {
    const end = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - (count - 1 - index) + 1, 0))
    return dayAfter(end < now ? end : now, 0)
  })

const dayFrom = (days: readonly TrendDay[], day: string): TrendDay | undefined => days.find((noted) => noted.day >= day)

/** The counters at the end of each given day. Omits days before the first record. */
export const trendOn = (days: readonly TrendDay[], now: TrendDay, asked: readonly string[]): TrendDay[] => {
  const known = asked.filter((day) => day >= (days[0]?.day ?? now.day))
  return known.map((day) => ({ ...(dayFrom(days, day) ?? now), day }))
}

type Dated = Pick<Bidder, 'createdAt' | 'scoreHistory'>

/** The ends of the last twelve months derived from the bidders' score histories: initial data for sample houses. */
export const trendOf = (bidders: readonly Dated[], now: Date): BidderTrend => ({
  id: bidderTrendId,
  type: 'trend',
  days: monthEnds(now, 12)
    .slice(0, -1)
    .map((day) => ({ day, total: standing(bidders, day).length, ...bothScores(standing(bidders, day), day) })),
})

const standing = (bidders: readonly Dated[], day: string): Dated[] => bidders.filter(({ createdAt }) => createdAt.slice(0, 10) <= day)

const bothScores = (bidders: readonly Dated[], day: string): Record<ScoreType, TrendScores> => {
  const scores = { national: { sum: 0, tier: noTiers() }, local: { sum: 0, tier: noTiers() } }
  for (const { scoreHistory } of bidders)
    for (const scoreType of scoreTypes) {
      const then = scoreThen(scoreHistory, scoreType, day)
      scores[scoreType].sum += shownScore(then) ?? 0
      scores[scoreType].tier[then.tier] += 1
    }
  return scores
}

const startScore = { score: 50, tier: 'New' } as const

const scoreThen = (history: Bidder['scoreHistory'], scoreType: ScoreType, day: string): Pick<Score, 'score' | 'tier'> =>
  history.filter((change) => change.scoreType === scoreType && change.at.slice(0, 10) <= day).at(-1) ?? startScore
