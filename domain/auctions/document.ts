import type { Auction } from '@auctionwiz/contracts/auctions'

/** An auction as stored in the house's partition. */
export interface AuctionDocument extends Omit<Auction, 'version' | 'status'> {
  type: 'auction'
  cancelled?: boolean
}

/** What the clock says of an auction that was not cancelled. */
const statusOf = ({ cancelled, startDate, endDate }: AuctionDocument, now: Date): Auction['status'] => {
  if (cancelled) return 'Cancelled'
  if (now.getTime() >= Date.parse(endDate)) return 'Completed'
  return now.getTime() >= Date.parse(startDate) ? 'Active' : 'Upcoming'
}

export const auctionOf = (document: AuctionDocument, version: string, now: Date): Auction => {
  const { type: _type, cancelled: _cancelled, ...auction } = document
  return { ...auction, status: statusOf(document, now), version }
}
