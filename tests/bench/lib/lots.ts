import type { Auction } from '@auctionwiz/contracts/auctions'
import type { Lot } from '@auctionwiz/contracts/lots'
import { auctionDefaults } from '@auctionwiz/domain/auctions/document'
import { type AuctionDocument, auctionDocument } from '@auctionwiz/records/auctions'
import { type LotDocument, lotDocument } from '@auctionwiz/records/lots'
import { type RegistrationDocument, registrationDocument, registrationId } from '@auctionwiz/records/registrations'

const at = '2026-11-20T09:00:00.000Z'
const day = 86_400_000
const now = Date.parse('2026-11-21T09:00:00Z')

const periods = [
  'Queen Anne',
  'Chippendale',
  'Federal',
  'George III',
  'Regency',
  'Victorian',
  'Art Deco',
  'Louis XVI',
  'Empire',
  'Windsor',
  'Edo',
]
const materials = ['mahogany', 'walnut', 'silver', 'gilt bronze', 'porcelain', 'gold', 'ivory-coloured enamel', 'maple', 'cherry', 'ebony']
const objects = [
  'chest',
  'side chair',
  'tall case clock',
  'coffee pot',
  'sauceboat',
  'tea table',
  'snuff box',
  'candlesticks',
  'desk',
  'tankard',
  'salver',
  'mirror',
  'vase',
]
const places = [
  'Boston',
  'Philadelphia',
  'Newport',
  'London',
  'Paris',
  'Dublin',
  'Geneva',
  'New York',
  'Connecticut',
  'Massachusetts',
  'Edinburgh',
]
const subjects = [
  'Furniture',
  'Silver',
  'Clocks & Watches',
  'Jewels',
  'Rugs & Textiles',
  'Prints',
  'Books & Manuscripts',
  'Ceramics',
  'Maps',
]

/** How many bidders buy. */
export const benchPaddles = 900

/** A bidder with one of the paddles, from 0 on. */
export const benchRegistration = (auctionId: string, bidderId: string, index: number): RegistrationDocument => {
  const own = { id: registrationId(bidderId), auctionId, bidderId, paddle: String(1 + index), state: 'Approved' as const }
  return registrationDocument({ ...own, createdAt: at, updatedAt: at })
}

const pick = <T>(list: readonly T[], index: number): T => list[index % list.length] as T

/** Auctions over some years, the latest of which are to come; each thousandth was cancelled. */
export const benchAuction = (index: number, count: number): AuctionDocument => {
  const start = now + (index - count + 20) * (day / 4)
  const isPublished = start < now + 4 * day
  const own: Omit<Auction, 'version' | 'status'> = {
    ...auctionDefaults,
    id: `auc_bench${index}`,
    auctionNumber: `A-${1001 + index}`,
    title: `${pick(periods, index * 7)} ${pick(subjects, index)}, part ${index}`,
    company: 'Bench house',
    location: pick(places, index * 5),
    startDate: new Date(start).toISOString(),
    endDate: new Date(start + day / 3).toISOString(),
    biddersRegistered: (index * 37) % 500,
    createdAt: at,
    updatedAt: at,
    ...(isPublished && { publishedAt: at }),
    ...(index % 1000 === 999 && { cancelledAt: at }),
  }
  return auctionDocument(own)
}

/** A lot of a sale that is over: of ten lots seven were sold, two passed and one is unsold. */
export const benchLot = (auctionId: string, index: number): LotDocument => {
  const estimateLow = (1 + ((index * 7919) % 400)) * 100_00
  const hammer = estimateLow + ((index * 31) % 50) * 100_00
  const result: Pick<Lot, 'state' | 'hammer' | 'premium' | 'paddle' | 'highestBid'> =
    index % 10 < 7
      ? { state: 'Sold', hammer, premium: hammer / 4, paddle: String(1 + (index % benchPaddles)) }
      : index % 10 < 9
        ? { state: 'Passed', highestBid: estimateLow / 2 }
        : { state: 'Unsold' }
  const object = pick(objects, Math.floor(index / 110))
  return lotDocument({
    id: `lot_${auctionId}_${index}`,
    auctionId,
    lotNumber: String(index + 1),
    title: `${pick(periods, index)} ${pick(materials, index * 3)} ${object}, ${pick(places, index * 5)}, c. ${1700 + (index % 230)}`,
    description: `From the collection of a family in ${pick(places, index * 3)}; inventory ${index * 7}. Of good colour, with minor repairs to the foot.`,
    notes: '',
    estimateLow,
    estimateHigh: estimateLow * 1.5,
    reserve: estimateLow * 0.9,
    createdAt: at,
    updatedAt: at,
    earlier: [{ state: 'Upcoming' }],
    ...result,
  })
}
