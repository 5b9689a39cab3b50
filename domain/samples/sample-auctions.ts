import type { Auction } from '@auctionwiz/contracts/auctions'
import type { Currency } from '@auctionwiz/contracts/fields'
import { auctionNumber } from '../auctions/auction-number.ts'
import { currencySigns, minorUnits } from '../auctions/currency.ts'
import { auctionDefaults } from '../auctions/document.ts'
import { presetBands } from '../auctions/increment-presets.ts'

const day = 86_400_000
const hour = 3_600_000

interface Sale extends Partial<Pick<Auction, 'auctionType' | 'auctionCategory' | 'description' | 'importedFrom'>> {
  title: string
  location: string
  /** In how many days it begins, and how many hours it lasts: 6 unless it says so. */
  inDays: number
  hours?: number
  bidders?: number
  state?: 'draft' | 'cancelled' | 'running'
}

/** The first three are to come; bidders are invited to them. */
const sales: readonly Sale[] = [
  { title: 'Clocks, Watches & Barometers', location: 'Main Saleroom', inDays: 12, bidders: 118, auctionCategory: 'jewelry' },
  { title: 'Fine Art & Sculpture', location: 'Main Saleroom', inDays: 26, bidders: 64, auctionCategory: 'art', auctionType: 'Hybrid' },
  { title: 'Wine & Spirits, Online', location: 'Online', inDays: 40, hours: 120, bidders: 12, auctionType: 'Online' },
  { title: 'Silver & Objects of Vertu', location: 'Gallery Two', inDays: -20, bidders: 268, auctionCategory: 'art' },
  { title: 'Estate Jewelry, Weekly Online', location: 'Online', inDays: -2, hours: 120, bidders: 284, auctionType: 'Online' },
  {
    title: 'Rugs & Textiles',
    location: 'Online',
    inDays: -1,
    hours: 96,
    bidders: 176,
    auctionType: 'Online',
    auctionCategory: 'collectibles',
    importedFrom: 'Saleroom Direct',
    description: 'Caucasian, Persian and Anatolian rugs, and textiles from a private collection.',
  },
  {
    title: 'Modern & Contemporary Art',
    location: 'Main Saleroom',
    inDays: -4,
    bidders: 684,
    auctionCategory: 'art',
    auctionType: 'Hybrid',
  },
  { title: 'Important Watches', location: 'Main Saleroom', inDays: -52, bidders: 473, auctionCategory: 'jewelry' },
  { title: 'Handbags & Accessories', location: 'Online', inDays: -31, bidders: 94, auctionType: 'Online', state: 'cancelled' },
  { title: 'Books & Manuscripts', location: 'Gallery Two', inDays: 61, auctionCategory: 'collectibles', state: 'draft' },
  {
    title: 'American Furniture & Silver',
    location: 'Main Saleroom',
    inDays: 0,
    bidders: 214,
    auctionCategory: 'art',
    description: 'Property of New England and New York families.',
    state: 'running',
  },
]

type SampleAuction = Omit<Auction, 'version' | 'status'>

/** Auctions of a house: some to come, one of them a draft, some open, some over. */
export const sampleAuctions = (houseId: string, now: Date, currency: Currency = 'USD'): SampleAuction[] =>
  sales.map(({ title, location, inDays, hours = 6, bidders = 0, state, ...own }, index) => {
    const today = Math.floor(now.getTime() / day) * day + inDays * day
    const start = state === 'running' ? new Date(Math.floor(now.getTime() / hour) * hour - hour) : new Date(today + 15 * hour)
    const added = new Date(Math.min(now.getTime(), start.getTime() - 30 * day)).toISOString()
    return {
      ...auctionDefaults,
      ...own,
      id: `auc_${houseId}_${index + 1}`,
      auctionNumber: auctionNumber(index + 1),
      title,
      location,
      biddersRegistered: bidders,
      ...conditions(currency),
      startDate: start.toISOString(),
      endDate: new Date(start.getTime() + hours * hour).toISOString(),
      ...(state !== 'draft' && { publishedAt: added }),
      // Opened by hand, it runs until somebody closes it.
      ...(state === 'running' && { openedAt: start.toISOString() }),
      ...(state === 'cancelled' && { cancelledAt: new Date(start.getTime() - 2 * day).toISOString() }),
      createdAt: added,
      updatedAt: added,
    }
  })

const paymentMethods: Auction['paymentMethods'] = ['Credit Card', 'Wire Transfer', 'Check']

const conditions = (currency: Currency) => ({
  currency,
  currencySymbol: currencySigns[currency],
  buyersPremium: [
    { from: 0, basisPoints: 2500 },
    { from: 250_000 * minorUnits(currency), basisPoints: 2000 },
    { from: 1_000_000 * minorUnits(currency), basisPoints: 1500 },
  ],
  buyersPremiumDescription: 'The premium is added to the hammer price of each lot.',
  requirements: ['Proof of identity and address'],
  paymentMethods,
  biddingIncrements: presetBands('saleroom', currency),
  shippingOptions: ['Collection from the saleroom', 'Insured shipping at cost'],
})
