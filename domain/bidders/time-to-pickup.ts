import type { Bidder } from '@auctionwiz/contracts/bidders'

/** Average days between a sale and the pickup, to tenths: from the auctions on record that have it, else as stated. */
export const timeToPickup = ({
  auctionHistory,
  timeToPickup: stated,
}: Pick<Bidder, 'auctionHistory' | 'timeToPickup'>): number | undefined => {
  const days = auctionHistory.flatMap(({ daysToPickup }) => (daysToPickup === undefined ? [] : [daysToPickup]))
  if (days.length === 0) return stated
  return Math.round((10 * days.reduce((sum, one) => sum + one, 0)) / days.length) / 10
}
