import type { Auction } from '@auctionwiz/contracts/auctions'

/** What the status of an auction follows from: instants in ISO 8601, all in the same form. */
export interface AuctionTimes {
  auctionType?: Auction['auctionType'] | undefined
  startDate: string
  endDate: string
  publishedAt?: string | undefined
  openedAt?: string | undefined
  closedAt?: string | undefined
  cancelledAt?: string | undefined
}

/**
 * From when an auction is open and from when it is over. With them a query finds a status, although no write happens when the clock passes a time.
 */
export interface AuctionSpan {
  opensAt: string
  closesAt: string
  /** Whether it takes place: an auction that is over without having been held counts as cancelled. */
  held: boolean
}

/** The time of what only happens by hand. */
export const notByClock = '9999-12-31T00:00:00.000Z'

/**
 * A published auction opens and closes by the clock. One that was opened by hand closes by hand, because the last lots of a live sale may run late;
 * online bidding still ends at its time. An auction that nobody published before its end counts as cancelled.
 */
export const auctionSpan = ({
  auctionType,
  startDate,
  endDate,
  publishedAt,
  openedAt,
  closedAt,
  cancelledAt,
}: AuctionTimes): AuctionSpan => {
  if (cancelledAt !== undefined) return { opensAt: cancelledAt, closesAt: cancelledAt, held: false }
  if (publishedAt === undefined) return { opensAt: endDate, closesAt: endDate, held: false }
  const opensAt = openedAt ?? startDate
  if (closedAt !== undefined) return { opensAt: opensAt < closedAt ? opensAt : closedAt, closesAt: closedAt, held: true }
  return { opensAt, closesAt: openedAt !== undefined && auctionType !== 'Online' ? notByClock : endDate, held: true }
}

export const auctionStatus = (times: AuctionTimes, now: Date): Auction['status'] => {
  const { opensAt, closesAt, held } = auctionSpan(times)
  const at = now.toISOString()
  if (at < closesAt) return at < opensAt ? 'Upcoming' : 'Active'
  return held ? 'Completed' : 'Cancelled'
}
