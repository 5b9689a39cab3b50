import type { Currency } from '@auctionwiz/contracts/fields'
import { itemAmounts } from '@auctionwiz/contracts/inventory'
import type { ItemState } from '../inventory/item.ts'
import { sampleAuctions } from './sample-auctions.ts'

const day = 86_400_000

type Sample = Pick<ItemState, 'stockNumber' | 'title' | 'category' | 'subcategory' | 'condition' | 'status' | 'location'> &
  Partial<ItemState> & {
    /** Days since it was acquired. */
    days: number
  }

/** Each status has an item. Amounts are in units of the house's currency. */
const samples: readonly Sample[] = [
  {
    ...{ stockNumber: 'HV-2041', title: 'Walnut chest of drawers', category: 'Furniture', subcategory: 'Chests' },
    ...{ condition: 'Good', status: 'In Storage', location: 'Warehouse A, bay 12', days: 120 },
    ...{ estimateLow: 1200, estimateHigh: 1800, reserve: 1000, consignor: 'Margaret Ellery', consignmentFee: 12.5 },
    ...{ dimensions: '96 × 104 × 52 cm', provenance: 'Private collection, Salem', tags: ['walnut', 'Georgian'] },
  },
  {
    ...{ stockNumber: 'HV-2042', title: 'Coin silver sugar box', category: 'Silver', subcategory: 'Hollowware' },
    ...{ condition: 'Excellent', status: 'In Auction', location: 'Vault', days: 60, estimateLow: 4000, estimateHigh: 6000 },
    ...{ startingBid: 3000, reserve: 3500, weight: '612 g', consignor: 'Thomas Alder', consignmentFee: 10, tags: ['Boston'] },
  },
  {
    ...{ stockNumber: 'HV-2043', title: 'Ship off Cape Ann', category: 'Art', subcategory: 'Paintings' },
    ...{ condition: 'Fair', status: 'Available', location: 'Gallery 2', days: 200, estimateLow: 2500, estimateHigh: 3500 },
    ...{ description: 'Oil on canvas. Relined; small losses at the lower edge.', tags: ['marine'] },
  },
  {
    ...{ stockNumber: 'HV-2044', title: 'Gold pocket watch', category: 'Jewelry & Watches', subcategory: 'Watches' },
    ...{ condition: 'Good', status: 'Reserved', location: 'Vault', days: 30, estimateLow: 900, estimateHigh: 1400 },
  },
  {
    ...{ stockNumber: 'HV-2045', title: 'Heriz carpet', category: 'Textiles', subcategory: 'Carpets' },
    ...{ condition: 'Fair', status: 'On Hold', location: 'Warehouse B', days: 310, estimateLow: 3000, estimateHigh: 5000 },
  },
  {
    ...{ stockNumber: 'HV-2046', title: 'Pair of Canton vases', category: 'Ceramics', subcategory: 'Vases' },
    ...{ condition: 'Excellent', status: 'Sold', location: 'Collected', days: 420, estimateLow: 800, estimateHigh: 1200 },
    lastSoldPrice: 1350,
  },
  {
    ...{ stockNumber: 'HV-2047', title: 'Pier mirror', category: 'Furniture', subcategory: 'Mirrors' },
    ...{ condition: 'Poor', status: 'Damaged', location: 'Workshop', days: 150, estimateLow: 300, estimateHigh: 500 },
    description: 'Glass cracked in transit; claim filed with the carrier.',
  },
  {
    ...{ stockNumber: 'HV-2048', title: 'Letters of a whaling captain', category: 'Manuscripts', subcategory: 'Letters' },
    ...{ condition: 'Good', status: 'Withdrawn', location: 'Returned', days: 500, estimateLow: 600, estimateHigh: 900 },
  },
]

/** The items of a sample house; the one in an auction is linked to the house's next one. */
export const sampleItems = ({
  houseId,
  currency,
  by,
  now,
}: {
  houseId: string
  currency: Currency
  by: string
  now: Date
}): ItemState[] => {
  const units = currency === 'JPY' ? 1 : 100
  const [auction] = sampleAuctions(houseId, now)
  return samples.map(({ days, ...item }, index) => {
    const at = new Date(now.getTime() - days * day).toISOString()
    const minor = Object.fromEntries(itemAmounts.flatMap((name) => (item[name] === undefined ? [] : [[name, item[name] * units]])))
    return {
      ...{ tags: [], currency, createdAt: at, createdBy: by, updatedAt: at, acquiredDate: at.slice(0, 10) },
      ...item,
      ...minor,
      ...(item.status === 'In Auction' && auction && { auctionId: auction.id, auctionTitle: auction.title }),
      id: `item_${houseId.slice(4)}_${index + 1}`,
    }
  })
}
