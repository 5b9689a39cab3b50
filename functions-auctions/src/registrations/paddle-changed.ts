import type { Auction } from '@auctionwiz/contracts/auctions'
import type { Write } from '@auctionwiz/platform/core/store/store'
import { resultsDue } from '@auctionwiz/records/results-due'

/** The write that has the results of a sale that is over brought up to date; before, the outcomes themselves see to that. */
export const paddleChanged = ({ id, status }: Auction, now: Date): Write[] =>
  status === 'Completed' ? [resultsDue({ auctionId: id }, now)] : []
