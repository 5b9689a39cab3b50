import type { BidderSummary } from '@auctionwiz/contracts/bidders'
import { useRef } from 'react'
import { type KnownRows, moreRows, noRows } from './rows.ts'

/** The rows of all pages, without removed ones. A new page is appended, at a cost independent of the list's length. */
export const useRows = (
  pages: readonly { bidders: readonly BidderSummary[] }[] | undefined,
  hidden: ReadonlySet<string>,
): readonly BidderSummary[] => {
  const known = useRef<KnownRows>(undefined)
  known.current = moreRows(known.current ?? noRows(), pages ?? [], hidden)
  return known.current.rows
}
