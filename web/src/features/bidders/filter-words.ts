import type { Format } from '../../app/format.ts'
import { labels } from '../../messages/label-messages.ts'
import { anyDay, anyScore, type BidderListState } from './list-state.ts'
import { bidderText } from './messages.ts'

/** An active filter in words, and the change that removes it. */
export interface ActiveFilter {
  name: string
  value: string
  clear: Partial<BidderListState>
}

/** The active filters, without the search, in the order in which they are shown. */
export const activeFilters = (state: BidderListState, format: Format): ActiveFilter[] => {
  const { columns } = bidderText
  const listed = (name: string, values: readonly string[], clear: Partial<BidderListState>): ActiveFilter[] =>
    values.length === 0 ? [] : [{ name, value: values.join(', '), clear }]
  const one = (name: string, value: string | undefined, clear: Partial<BidderListState>): ActiveFilter[] =>
    value ? [{ name, value, clear }] : []
  return [
    ...listed(
      bidderText.status,
      state.status.map((value) => labels.status[value]),
      { status: [] },
    ),
    ...one(bidderText.scoreRange, scoresShown(state), anyScore),
    ...listed(
      bidderText.tier,
      state.tier.map((value) => labels.tier[value]),
      { tier: [] },
    ),
    ...listed(
      bidderText.autoInvite,
      state.autoInvite.map((value) => labels.autoInvite[value]),
      { autoInvite: [] },
    ),
    ...listed(columns.tags, state.tag, { tag: [] }),
    ...listed(
      columns.categories,
      state.category.map((value) => labels.category[value]),
      { category: [] },
    ),
    ...listed(bidderText.city, state.city, { city: [] }),
    ...one(
      bidderText.lastAuction,
      daysShown(state, (day) => format.date(`${day}T12:00:00Z`)),
      anyDay,
    ),
  ]
}

const daysShown = ({ lastAuctionFrom: from, lastAuctionTo: to }: BidderListState, day: (day: string) => string): string | undefined => {
  if (from && to) return bidderText.daysBetween({ from: day(from), to: day(to) })
  if (from) return bidderText.daysFrom({ from: day(from) })
  return to && bidderText.daysTo({ to: day(to) })
}

const scoresShown = ({ range, from, to }: BidderListState): string | undefined => {
  if (range) return bidderText.rangeNames[range]
  if (from !== undefined && to !== undefined) return bidderText.scoresBetween({ from, to })
  if (from !== undefined) return bidderText.scoresFrom({ from })
  return to === undefined ? undefined : bidderText.scoresTo({ to })
}
