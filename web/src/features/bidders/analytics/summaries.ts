import type { BidderAnalytics } from '@auctionwiz/contracts/bidder-analytics'
import type { useFormat } from '../../../app/format.ts'
import { type Bar, percentOf } from './figures.ts'
import { analyticsText } from './messages.ts'

type Format = Pick<ReturnType<typeof useFormat>, 'number' | 'month'>

/** A one-sentence summary of a bar chart: its longest bar. */
export const maxOf = (bars: readonly Bar[], number: Format['number']): string => {
  const total = bars.reduce((sum, { count }) => sum + count, 0)
  if (total === 0) return analyticsText.noScores
  const most = bars.reduce<Bar | undefined>((best, bar) => (best && best.count >= bar.count ? best : bar), undefined)
  return analyticsText.most({
    total: number(total),
    name: most?.name ?? '',
    count: number(most?.count ?? 0),
    percent: percentOf(most?.share ?? 0),
  })
}

/** How many were added, and the month with the most. */
export const maxAdded = (added: BidderAnalytics['added'], { number, month }: Format): string => {
  const months = added.length
  const count = added.reduce((sum, one) => sum + one.count, 0)
  const [most] = added.toSorted((a, b) => b.count - a.count)
  if (count === 0 || !most) return analyticsText.noneAdded
  return analyticsText.maxAdded({
    count: number(count),
    months,
    month: month(`${most.month}-15T12:00:00Z`),
    most: number(most.count),
  })
}
