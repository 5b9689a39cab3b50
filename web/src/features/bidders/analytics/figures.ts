import type { BidderAnalytics, Standing } from '@auctionwiz/contracts/bidder-analytics'
import { autoInviteStatuses, bidderStatuses } from '@auctionwiz/contracts/bidders'
import { type ScoreType, tiers } from '@auctionwiz/contracts/scores'
import { labels } from '../../../messages/label-messages.ts'
import { type BidderListState, writeListState } from '../list-state.ts'
import { analyticsText } from './messages.ts'

/** One bar of a chart and its link. */
export interface Bar {
  name: string
  count: number
  /** Share of all, 0 to 1. */
  share: number
  /** The query of the list that shows these bidders. */
  search: string
}

export interface TensBar extends Bar {
  from: number
  to: number
}

const shareOf = (count: number, total: number): number => (total === 0 ? 0 : count / total)

const searchFor = (scoreType: ScoreType, filter: Partial<BidderListState>): string =>
  `?${writeListState(new URLSearchParams(), { scoreType, ...filter })}`

export const tierBars = (figures: BidderAnalytics, scoreType: ScoreType): Bar[] =>
  tiers.map((tier) => bar(labels.tier[tier], figures[scoreType].tier[tier], figures.total, searchFor(scoreType, { tier: [tier] })))

export const autoInviteBars = ({ byAutoInvite, total }: BidderAnalytics, scoreType: ScoreType): Bar[] =>
  autoInviteStatuses.map((status) =>
    bar(labels.autoInvite[status], byAutoInvite[status], total, searchFor(scoreType, { autoInvite: [status] })),
  )

export const statusBars = ({ byStatus, total }: BidderAnalytics, scoreType: ScoreType): Bar[] =>
  bidderStatuses.map((status) => bar(labels.status[status], byStatus[status], total, searchFor(scoreType, { status: [status] })))

/** Ten bars: 0 to 9, 10 to 19 … 90 to 100. */
export const tensBars = (figures: BidderAnalytics, scoreType: ScoreType): TensBar[] =>
  figures[scoreType].tens.map((count, index) => {
    const from = index * 10
    const to = index === 9 ? 100 : from + 9
    return { ...bar(`${from}–${to}`, count, figures.total, searchFor(scoreType, { from, to })), from, to }
  })

const bar = (name: string, count: number, total: number, search: string): Bar => ({ name, count, share: shareOf(count, total), search })

/** Whole percents, but never 0 or 100 for some and not all. */
export const percentOf = (share: number): string => {
  if (share > 0 && share < 0.005) return '<1'
  if (share < 1 && share > 0.995) return '>99'
  return String(Math.round(share * 100))
}

/** The bar of those who have no score yet, because they have no history. */
export const notScoredBar = (figures: BidderAnalytics, scoreType: ScoreType): Bar =>
  bar(analyticsText.notScored, figures[scoreType].notScored, figures.total, searchFor(scoreType, { tier: ['New'] }))

export interface AveragePoint {
  day: string
  average: number
}

export const averages = (trend: readonly Standing[], scoreType: ScoreType): AveragePoint[] =>
  trend.flatMap(({ day, [scoreType]: { average } }) => (average === undefined ? [] : [{ day, average }]))

/** The ends of an axis that contains all values, on whole tens, at least ten apart. */
export const axisOf = (values: readonly number[]): { low: number; high: number } => {
  const low = Math.floor(Math.min(...values) / 10) * 10
  return { low, high: Math.max(low + 10, Math.ceil(Math.max(...values) / 10) * 10) }
}
