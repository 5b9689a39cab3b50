import type { readBidderAnalytics as endpoint, Standing } from '@auctionwiz/contracts/bidder-analytics'
import { noBidders, type ScoreCounts, scoredCount } from '@auctionwiz/domain/bidders/counts'
import { monthEnds, type TrendDay, type TrendScores, trendDay, trendOn } from '@auctionwiz/domain/bidders/trend'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { readBidderCounts } from '@auctionwiz/records/bidder-counts'
import { readTrendDays } from '@auctionwiz/records/bidder-trends'

const months = 12

/** Two point reads: the current counters and their history. */
export const readBidderAnalytics: UseCase<typeof endpoint> = async (_input, { house, now }) => {
  const [counts, trend] = await Promise.all([readBidderCounts(house), readTrendDays(house)])
  const { total, status, autoInvite, national, local, added } = counts ?? noBidders()
  const ends = monthEnds(now, months)
  const today = trendDay(now.toISOString().slice(0, 10), counts)
  return {
    total,
    byStatus: status,
    byAutoInvite: autoInvite,
    national: figuresOf(national, total),
    local: figuresOf(local, total),
    added: ends.map((day) => ({ month: day.slice(0, 7), count: added[day.slice(0, 7)] ?? 0 })),
    trend: trendOn(trend, today, ends).map(standingOf),
  }
}

const standingOf = ({ day, total, national, local }: TrendDay): Standing => ({
  day,
  total,
  national: standingScores(national, total),
  local: standingScores(local, total),
})

const standingScores = ({ sum, tier }: TrendScores, total: number) => {
  const scored = scoredCount(total, tier)
  return { tier, ...(scored > 0 && { average: Math.round((sum / scored) * 10) / 10 }) }
}

const figuresOf = (scores: ScoreCounts, total: number) => ({
  ...standingScores(scores, total),
  tens: tensOf(scores),
  notScored: scores.tier.New,
})

const tensOf = ({ tens }: ScoreCounts): number[] => Array.from({ length: 10 }, (_, index) => tens[String(index)] ?? 0)
