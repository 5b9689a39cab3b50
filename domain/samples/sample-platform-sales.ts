import type { Auction } from '@auctionwiz/contracts/auctions'
import { sampleAuctions } from './sample-auctions.ts'
import { sampleLots } from './sample-lots.ts'
import { type SamplePlatform, samplePlatformBidders } from './sample-platforms.ts'

const day = 86_400_000
const hour = 3_600_000

type Row = readonly [title: string, low: number, high: number]

interface Sale {
  id: string
  title: string
  location: string
  inDays: number
  hours: number
  lots: readonly Row[]
}

/** Sales that the houses of the sample data have on each platform, by the platform's id. The first is imported from the start where a house has it. */
const sales: Readonly<Record<string, readonly Sale[]>> = {
  'saleroom-direct': [
    {
      id: 'sd-4410',
      title: 'Ceramics & Glass',
      location: 'Main Saleroom',
      inDays: 18,
      hours: 8,
      lots: [
        ['Delft tin-glazed charger, c. 1690', 1_200, 1_800],
        ['Pair of Worcester vases, c. 1770', 2_500, 3_500],
        ['Meissen figure of a harlequin, c. 1745', 8_000, 12_000],
        ['Creamware teapot, Leeds, c. 1775', 600, 900],
        ['Set of eight wine glasses with air twist stems, c. 1755', 2_000, 3_000],
        ['Sèvres coffee cup and saucer, 1768', 1_500, 2_000],
      ],
    },
    {
      id: 'sd-4388',
      title: 'Arms & Armor',
      location: 'Gallery Two',
      inDays: -9,
      hours: 6,
      lots: [
        ['Flintlock fowling piece, New England, c. 1770', 4_000, 6_000],
        ['Naval officer’s sword, c. 1805', 2_500, 3_500],
        ['Powder horn with a map of the Hudson, 1758', 6_000, 9_000],
      ],
    },
  ],
  gavelnet: [
    {
      id: 'gn-207',
      title: 'Prints & Multiples, Online',
      location: 'Online',
      inDays: -2,
      hours: 168,
      lots: [
        ['Etching of a harbor, signed in the plate, c. 1880', 400, 600],
        ['Lithograph poster, Paris, 1899', 1_500, 2_500],
        ['Woodblock print of a wave, later edition', 800, 1_200],
        ['Screen print in colors, 1968', 3_000, 5_000],
      ],
    },
  ],
  lotstream: [
    {
      id: 'LS-9021',
      title: 'Toys & Games, Timed',
      location: 'Online',
      inDays: 6,
      hours: 120,
      lots: [
        ['Tinplate steam locomotive, c. 1910', 900, 1_400],
        ['Bisque-headed doll, c. 1890', 500, 800],
        ['Boxed set of lead soldiers, c. 1930', 300, 450],
      ],
    },
  ],
  hammerhub: [
    {
      id: 'hh-77',
      title: 'Classic Motor Cars',
      location: 'Fairground',
      inDays: 33,
      hours: 5,
      lots: [
        ['Two-seat roadster, 1955, restored', 38_000, 48_000],
        ['Touring car, 1928, in running order', 24_000, 32_000],
      ],
    },
  ],
  bidharbor: [
    {
      id: 'bh-3',
      title: 'Marine Art',
      location: 'Main Saleroom',
      inDays: 22,
      hours: 6,
      lots: [['Whaling ship under full sail, c. 1850', 9_000, 14_000]],
    },
  ],
  'paddle-up': [
    { id: 'pu-3', title: 'Benefit Auction', location: 'Town Hall', inDays: 15, hours: 3, lots: [['A weekend at the lake', 1_000, 2_000]] },
  ],
}

interface SamplePlatformSale {
  auction: {
    id: string
    title: string
    company: string
    location: string
    startDate: string
    endDate: string
    status: Auction['status']
    currency: 'USD'
    bidders: number
    lots: number
    updatedAt: string
  }
  lots: {
    id: string
    lotNumber: string
    title: string
    description: string
    estimateLow: number
    estimateHigh: number
    startingBid?: number
    state: 'Upcoming' | 'Sold' | 'Passed'
    hammer?: number
    highestBid?: number
    buyer?: string
    updatedAt: string
  }[]
  registrations: { id: string; paddle: string; firstName: string; lastName: string; email: string; phone: string }[]
}

/** The sample auction that the houses have imported from the start. */
export const sampleImport = { platformId: 'saleroom-direct', saleId: 'sd-4402', title: 'Rugs & Textiles' } as const

/** The platform's id of a lot of that auction. */
export const sampleImportedLot = (lotNumber: string): string => `${sampleImport.saleId}-${lotNumber}`

/** What a platform has of a house's sales; sales that are over have results. */
export const samplePlatformSales = (platform: SamplePlatform, now: Date): SamplePlatformSale[] =>
  [...(sales[platform.id] ?? []).map((sale) => saleOf(platform, sale, now)), ...importedSales(platform, now)].sort((a, b) =>
    a.auction.startDate < b.auction.startDate ? 1 : -1,
  )

/** The imported auction as the platform has it: it has changed one lot since. */
const importedSales = (platform: SamplePlatform, now: Date): SamplePlatformSale[] => {
  const auction = sampleAuctions('platform', now).find(({ title }) => title === sampleImport.title)
  if (platform.id !== sampleImport.platformId || !auction) return []
  const { title, location, startDate, endDate, createdAt } = auction
  const lots = sampleLots(auction).map((lot) => ({
    id: sampleImportedLot(lot.lotNumber),
    lotNumber: lot.lotNumber,
    title: lot.lotNumber === '4' ? 'Suzani embroidery, Bukhara, mid-19th century' : lot.title,
    description: lot.description,
    estimateLow: lot.estimateLow ?? 0,
    estimateHigh: lot.estimateHigh ?? 0,
    state: 'Upcoming' as const,
    updatedAt: lot.lotNumber === '4' ? startDate : createdAt,
  }))
  const own = {
    id: sampleImport.saleId,
    title,
    company: '',
    location,
    startDate,
    endDate,
    status: 'Active' as const,
    currency: 'USD' as const,
  }
  return [{ auction: { ...own, bidders: 0, lots: lots.length, updatedAt: createdAt }, lots, registrations: [] }]
}

const saleOf = (platform: SamplePlatform, { id, title, location, inDays, hours, lots }: Sale, now: Date): SamplePlatformSale => {
  const start = new Date(Math.floor(now.getTime() / day) * day + inDays * day + 15 * hour)
  const end = new Date(start.getTime() + hours * hour)
  const updatedAt = new Date(Math.floor(now.getTime() / day) * day - 12 * day).toISOString()
  const status: Auction['status'] = end <= now ? 'Completed' : start <= now ? 'Active' : 'Upcoming'
  const registrations = samplePlatformBidders(platform)
    .slice(0, 8)
    .map(({ firstName, lastName, email, phone }, index) => ({
      id: `${id}-b${index + 1}`,
      paddle: String(501 + index),
      ...{ firstName, lastName, email, phone: phone ?? '' },
    }))
  const auction = {
    ...{ id, title, company: '', location, status, currency: 'USD' as const, updatedAt },
    startDate: start.toISOString(),
    endDate: end.toISOString(),
    bidders: registrations.length,
    lots: lots.length,
  } as const
  return {
    auction,
    lots: lots.map(([name, low, high], index) => ({
      id: `${id}-${index + 1}`,
      lotNumber: String(index + 1),
      title: name,
      description: '',
      estimateLow: low * 100,
      estimateHigh: high * 100,
      startingBid: low * 50,
      ...(status === 'Completed' ? resultOf(index, low, registrations[index]?.id) : { state: 'Upcoming' as const }),
      updatedAt,
    })),
    registrations,
  }
}

const resultOf = (index: number, low: number, buyer: string | undefined) =>
  index % 3 === 2 || buyer === undefined
    ? { state: 'Passed' as const, highestBid: low * 80 }
    : { state: 'Sold' as const, hammer: low * 120, buyer }
