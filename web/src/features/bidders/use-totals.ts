import { type listBidders, readBidderTotals } from '@auctionwiz/contracts/bidders'
import type { AnswerOf } from '@auctionwiz/contracts/endpoint'
import { useEffect, useRef } from 'react'
import { useQuery } from '../../app/calls/use-call.ts'
import { type BidderListState, filterQuery } from './list-state.ts'

export type Totals = AnswerOf<typeof readBidderTotals>

/**
 * The totals of all bidders that match, not just of the fetched ones. They are read after the first page, and again with it.
 * @param first the first page; undefined until it is there
 */
export const useTotals = (state: BidderListState, first: AnswerOf<typeof listBidders> | undefined): Totals | undefined => {
  const { data, reload } = useQuery(readBidderTotals, first ? { query: filterQuery(state) } : null)
  const latest = useRef(reload)
  latest.current = reload
  const known = useRef(first)
  useEffect(() => {
    if (known.current !== undefined && known.current !== first) latest.current()
    known.current = first
  }, [first])
  return data
}
