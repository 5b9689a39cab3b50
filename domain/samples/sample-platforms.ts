import type { SampleContact } from './sample-files.ts'

/** Bidding platforms of the sample data, and the bidders they know. */
export interface SamplePlatform {
  id: string
  name: string
  /** Whether the sample houses are connected from the start. */
  connected: boolean
  /** How many bidders it knows. */
  bidders: number
}

export const samplePlatforms: readonly SamplePlatform[] = [
  { id: 'saleroom-direct', name: 'Saleroom Direct', connected: true, bidders: 240 },
  { id: 'gavelnet', name: 'GavelNet', connected: true, bidders: 64 },
  { id: 'lotstream', name: 'LotStream', connected: true, bidders: 38 },
  { id: 'hammerhub', name: 'HammerHub', connected: true, bidders: 12 },
  { id: 'bidharbor', name: 'BidHarbor', connected: false, bidders: 90 },
  { id: 'paddle-up', name: 'PaddleUp', connected: false, bidders: 27 },
]

/** The key that the sample platform accepts. It gives access only to sample data. */
export const samplePlatformKey = (id: string): string => `${id}-sample-key`

export interface SamplePlatformBidder extends SampleContact {
  id: string
  country: string
  status: 'active' | 'inactive'
}

const first = 'Ada Bruno Carla Desmond Elsie Felix Greta Hugo Iris Jonas Klara Leo Mabel Nils Olive Percy Rosa Silvan Thea Ursula'.split(
  ' ',
)
const last =
  'Abernathy Bexley Cottrell Dunmore Eastwick Fairweather Garrick Holloway Ingram Jessop Kettering Lockhart Merriweather Northcote Ormsby Pemberton Quigley Ravenscroft Stanhope Thackeray Underwood Vickery Wainwright Yardley'.split(
    ' ',
  )
const cities = [
  ['Albany', 'NY', '12207'],
  ['Providence', 'RI', '02903'],
  ['Hartford', 'CT', '06103'],
  ['Portland', 'ME', '04101'],
  ['Burlington', 'VT', '05401'],
] as const

/** Always the same bidders for a platform, sorted by name. Some people are with several platforms, under one email address. */
export const samplePlatformBidders = ({ id, bidders }: SamplePlatform): SamplePlatformBidder[] => {
  const offset = samplePlatforms.findIndex((one) => one.id === id) * 29
  return Array.from({ length: bidders }, (_, index) => bidderAt(id, index, offset + index)).sort((a, b) =>
    `${a.lastName} ${a.firstName}`.localeCompare(`${b.lastName} ${b.firstName}`, 'en'),
  )
}

const bidderAt = (platform: string, index: number, seed: number): SamplePlatformBidder => {
  const firstName = at(first, seed)
  const lastName = at(last, Math.floor(seed / first.length) + (seed % first.length) * 7)
  const [city, state, zip] = at(cities, seed)
  return {
    id: `${platform}-${1001 + index}`,
    firstName,
    lastName,
    email: `${firstName}.${lastName}@example.net`.toLowerCase(),
    phone: `+1 518 555 ${String(1000 + ((seed * 37) % 9000))}`,
    street: `${1 + ((seed * 13) % 180)} Orchard Street`,
    city,
    state,
    zip,
    country: 'USA',
    status: seed % 6 === 5 ? 'inactive' : 'active',
  }
}

const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T
