import type { Auction } from '@auctionwiz/contracts/auctions'

const day = 86_400_000

/** Title, place, and in how many days it begins; each lasts six hours. */
const auctions: readonly [title: string, location: string, inDays: number][] = [
  ['Clocks, Watches & Barometers', 'Main Saleroom', 12],
  ['Fine Art & Sculpture', 'Main Saleroom', 26],
  ['Wine & Spirits, Online', 'Online', 40],
  ['Silver & Objects of Vertu', 'Gallery Two', -20],
]

/** Auctions of a house to invite bidders to, three to come and one that is over. */
export const sampleAuctions = (houseId: string, now: Date): (Omit<Auction, 'version' | 'status'> & { type: 'auction' })[] =>
  auctions.map(([title, location, inDays], index) => {
    const start = new Date(Math.floor(now.getTime() / day) * day + inDays * day + 15 * 3_600_000)
    return {
      id: `auc_${houseId}_${index + 1}`,
      type: 'auction',
      title,
      location,
      startDate: start.toISOString(),
      endDate: new Date(start.getTime() + 6 * 3_600_000).toISOString(),
      createdAt: now.toISOString(),
      updatedAt: now.toISOString(),
    }
  })
