import type { Auction } from '@auctionwiz/contracts/auctions'

/** The status of an auction by its times, unless it was cancelled. */
export function auctionStatus(
  auction: Pick<Auction, 'startDate' | 'endDate'> & { cancelled?: boolean | undefined },
  now: Date,
): Auction['status'] {
  if (auction.cancelled) return 'Cancelled'
  if (now.getTime() >= Date.parse(auction.endDate)) return 'Completed'
  return now.getTime() >= Date.parse(auction.startDate) ? 'Active' : 'Upcoming'
}
