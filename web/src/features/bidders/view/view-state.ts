import type { BidderView } from '@auctionwiz/contracts/bidder-views'
import { type BidderListState, defaultSort, listQuery, noFilters, scoreRanges, writeListState } from '../list-state.ts'

type Filter = BidderView['filter']

/** The list's state in the stored form of a view. */
export const filterOf = (state: BidderListState): Filter => {
  const { limit: _limit, page: _page, ...filter } = listQuery(state)
  return filter as Filter
}

/** The list's state for a view; limits that match a range become that range. */
export const stateOf = ({
  search = '',
  status,
  autoInvite,
  tier,
  minScore,
  maxScore,
  tag = [],
  category = [],
  city = [],
  lastAuctionFrom,
  lastAuctionTo,
  scoreType,
  sort,
}: Filter): Partial<BidderListState> => {
  const named = scoreRanges.find((range) => {
    const limits = listQuery({ ...empty, range })
    return limits.minScore === minScore && limits.maxScore === maxScore
  })
  return {
    ...noFilters,
    search,
    status: status ?? [],
    autoInvite: autoInvite ?? [],
    tier: tier ?? [],
    ...{ tag, category, city, lastAuctionFrom, lastAuctionTo },
    ...(named ? { range: named } : { from: minScore, to: maxScore }),
    ...(scoreType && { scoreType }),
    sort: sort ?? defaultSort,
  }
}

/** The query of the view's address. */
export const searchOf = (view: BidderView): string => writeListState(new URLSearchParams(), stateOf(view.filter)).toString()

const empty: BidderListState = { ...noFilters, scoreType: 'national', sort: defaultSort }
