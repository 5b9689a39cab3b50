import type { Auction } from '@auctionwiz/contracts/auctions'
import type { Currency } from '@auctionwiz/contracts/fields'
import type { Lot } from '@auctionwiz/contracts/lots'
import type { Registration } from '@auctionwiz/contracts/registrations'
import { minorUnits } from '../auctions/currency.ts'
import { buyersPremium } from '../auctions/premium.ts'
import { sampleBidderId } from './sample-bidders.ts'

/** The hammer price of what was sold, or the highest bid, in whole units of the currency. */
type Outcome = readonly [state: Exclude<Lot['state'], 'Upcoming'>, price?: number, paddle?: string]

type Row = readonly [lotNumber: string, title: string, low: number, high: number, reserve: number, outcome?: Outcome]

/** Catalogues by the title of their auction. */
const catalogues: Readonly<Record<string, readonly Row[]>> = {
  'Silver & Objects of Vertu': [
    ['1', 'Silver tankard, Boston, c. 1740', 20_000, 30_000, 17_500, ['Sold', 42_500, '102']],
    ['2', 'Silver porringer, Newport, c. 1760', 3_000, 5_000, 2_750, ['Sold', 4_750, '117']],
    ['3', 'Pair of silver sauceboats, Philadelphia, c. 1770', 7_000, 10_000, 6_500, ['Sold', 9_500, '102']],
    ['3A', 'Pair of silver candlesticks, New York, c. 1760', 4_000, 6_000, 3_500, ['Passed', 3_200]],
    ['4', 'Silver coffee pot, London, 1765', 6_000, 8_000, 5_000, ['Sold', 7_200, '331']],
    ['5', 'Gold and enamel snuff box, Geneva, c. 1800', 12_000, 18_000, 10_000, ['PostSale', 10_000, '145']],
    ['6', 'Set of twelve silver dinner plates, London, 1812', 15_000, 20_000, 12_000, ['Withdrawn']],
    ['7', 'Silver cream jug, Dublin, c. 1780', 800, 1_200, 600, ['Sold', 950, '408']],
    ['8', 'Silver salver, Edinburgh, 1738', 3_500, 5_000, 3_000, ['Unsold']],
    ['9', 'Pair of silver sugar tongs, New York, c. 1810', 300, 500, 0, ['Sold', 420, '114']],
    ['10', 'Tortoiseshell and gold étui, c. 1760', 2_000, 3_000, 1_800, ['Sold', 2_600, '145']],
  ],
  'Rugs & Textiles': [
    ['1', 'Kazak prayer rug, Caucasus, c. 1890', 2_500, 3_500, 2_000],
    ['2', 'Heriz carpet, north-west Persia, c. 1910', 8_000, 12_000, 7_000],
    ['3', 'Anatolian kilim fragment, 18th century', 1_500, 2_500, 1_200],
    ['4', 'Suzani embroidery, Bukhara, c. 1850', 5_000, 7_000, 4_500],
    ['5', 'Verdure tapestry, Flanders, late 16th century', 18_000, 25_000, 16_000],
    ['5A', 'Pair of needlework cushions, c. 1700', 600, 900, 0],
    ['6', 'Tekke main carpet, Turkmenistan, c. 1880', 4_000, 6_000, 3_500],
  ],
  'American Furniture & Silver': [
    ['84', 'Queen Anne maple flat-top high chest, Massachusetts', 6_000, 9_000, 5_000, ['Sold', 7_200, '331']],
    ['85', 'Windsor bow-back armchair, Rhode Island, c. 1790', 1_500, 2_500, 1_200, ['Passed', 1_100]],
    ['86', 'Silver cann, Jacob Hurd, Boston, c. 1745', 8_000, 12_000, 7_000, ['Sold', 11_000, '117']],
    ['87', 'Silver sauceboat, Philadelphia, c. 1765', 5_000, 8_000, 4_500, ['Sold', 9_500, '102']],
    ['88', 'Chippendale mahogany block-front chest, Boston, c. 1770', 40_000, 60_000, 37_500],
    ['89', 'Federal tall case clock, Roxbury, c. 1795', 25_000, 35_000, 22_500],
    ['89A', 'Pair of silver candlesticks, New York, c. 1800', 4_000, 6_000, 3_500],
    ['90', 'Federal mahogany tambour desk, Boston, c. 1800', 10_000, 15_000, 9_000],
    ['91', 'Silver coffee pot, Philadelphia, c. 1770', 15_000, 25_000, 14_000],
    ['92', 'Federal secretary bookcase, Salem, c. 1805', 8_000, 12_000, 7_500],
    ['93', 'Queen Anne walnut side chair, Boston, c. 1740', 3_000, 5_000, 2_500],
    ['94', 'Chippendale cherry tea table, Connecticut, c. 1775', 2_000, 3_000, 0],
    ['95', 'Set of six silver tablespoons, Newport, c. 1760', 1_200, 1_800, 1_000],
    ['96', 'Painted pine blanket chest, Pennsylvania, 1803', 700, 900, 0],
  ],
  'Clocks, Watches & Barometers': [
    ['1', 'Tall case clock, Roxbury, c. 1795', 25_000, 35_000, 22_500],
    ['2', 'Shelf clock in mahogany, Concord, c. 1810', 6_000, 9_000, 5_500],
    ['3', 'Bracket clock in ebony, London, c. 1690', 30_000, 50_000, 28_000],
    ['4', 'Carriage clock with repeater, Paris, c. 1880', 1_200, 1_800, 1_000],
    ['5', 'Mercury stick barometer, London, c. 1760', 2_000, 3_000, 1_800],
    ['6', 'Banjo clock, Boston, c. 1815', 3_000, 5_000, 2_500],
    ['7', 'Pocket chronometer in gold, c. 1820', 9_000, 12_000, 8_000],
  ],
}

/** What is sampled of a lot; what replaced nothing was recorded over a lot to come. */
export type SampleLot = Omit<Lot, 'version'> & { earlier: { state: 'Upcoming' | 'Passed'; highestBid?: number }[] }

/** The lots of a sample auction; none where it has no catalogue yet. */
export const sampleLots = (
  auction: Pick<Auction, 'id' | 'title' | 'currency' | 'buyersPremium' | 'createdAt' | 'endDate' | 'openedAt'>,
): SampleLot[] =>
  (catalogues[auction.title] ?? []).map(([lotNumber, title, low, high, reserve, outcome], index) => {
    const units = (amount: number) => amount * minorUnits(auction.currency)
    return {
      id: `lot_${auction.id}_${index + 1}`,
      auctionId: auction.id,
      lotNumber,
      title,
      description: '',
      notes: '',
      estimateLow: units(low),
      estimateHigh: units(high),
      ...(reserve > 0 && { reserve: units(reserve) }),
      ...outcomeOf(outcome, auction),
      createdAt: auction.createdAt,
      updatedAt: outcome ? (auction.openedAt ?? auction.endDate) : auction.createdAt,
    }
  })

const outcomeOf = (
  outcome: Outcome | undefined,
  { currency, buyersPremium: bands }: { currency: Currency; buyersPremium: Auction['buyersPremium'] },
): Pick<SampleLot, 'state' | 'hammer' | 'premium' | 'paddle' | 'highestBid' | 'earlier'> => {
  if (!outcome) return { state: 'Upcoming', earlier: [] }
  const [state, price = 0, paddle = ''] = outcome
  if (state === 'Withdrawn' || state === 'Unsold') return { state, earlier: [{ state: 'Upcoming' }] }
  const amount = price * minorUnits(currency)
  if (state === 'Passed') return { state, highestBid: amount, earlier: [{ state: 'Upcoming' }] }
  const before = state === 'PostSale' ? [{ state: 'Upcoming' } as const, { state: 'Passed' } as const] : [{ state: 'Upcoming' } as const]
  return { state, hammer: amount, premium: buyersPremium(amount, bands), paddle, earlier: before }
}

/**
 * The sample bidders who are registered for the sample sales: paddle, the number at which they were added, and what they may spend in whole units of
 * the currency; 221 bought nothing.
 */
export const samplePaddles: readonly (readonly [paddle: string, number: number, limit?: number])[] = [
  ['102', 3],
  ['114', 12],
  ['117', 7, 120_000],
  ['145', 19],
  ['221', 25, 5_000],
  ['331', 31],
  ['408', 44],
]

export type SampleRegistration = Omit<Registration, 'version' | 'bidder'>

/** Who is registered for a sample auction: the winners, and one who won nothing; nobody where it has no results yet. */
export const sampleRegistrations = (auction: Parameters<typeof sampleLots>[0]): SampleRegistration[] =>
  sampleLots(auction).some(({ paddle }) => paddle !== undefined)
    ? samplePaddles.map(([paddle, number, limit]) => ({
        id: `reg_${sampleBidderId(number)}`,
        auctionId: auction.id,
        paddle,
        bidderId: sampleBidderId(number),
        state: 'Approved',
        ...(limit !== undefined && { limit: limit * minorUnits(auction.currency) }),
        createdAt: auction.createdAt,
        updatedAt: auction.createdAt,
      }))
    : []
