import type { Auction } from '@auctionwiz/contracts/auctions'
import type { Write } from '@auctionwiz/platform/core/store/store'
import { resultsDue } from '@auctionwiz/records/results-due'

/**
 * The write that has the results of a sale brought up to date. While the sale runs too: it may end, and its results may be counted, before the paddle is
 * written. Before the sale there are no results.
 */
export const paddleChanged = ({ id, status }: Auction, now: Date): Write[] =>
  status === 'Active' || status === 'Completed' ? [resultsDue({ auctionId: id }, now)] : []
