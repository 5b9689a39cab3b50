import type { Bidder } from '@auctionwiz/contracts/bidders'

/** Days between a sale and the pickup, on average, to tenths: of the auctions on record that say it, else as it was stated. */
export const timeToPickup = ({
  auctionHistory,
  timeToPickup: stated,
}: Pick<Bidder, 'auctionHistory' | 'timeToPickup'>): number | undefined => {
  const days = auctionHistory.flatMap(({ daysToPickup }) => (daysToPickup === undefined ? [] : [daysToPickup]))
  if (days.length === 0) return stated
  return Math.round((10 * days.reduce((sum, one) => sum + one, 0)) / days.length) / 10
}
