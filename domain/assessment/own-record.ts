import type { MatchPoints } from '@auctionwiz/contracts/bidder-assessments'
import type { BidderFacts } from '@auctionwiz/contracts/bidder-facts'
import type { Bidder } from '@auctionwiz/contracts/bidders'
import type { AssessedSale } from './sale.ts'

/** The base of a match score begins here; the bidder's own record adds up to 39. */
export const leastBase = 60
export const mostBase = 99

/** The most that each part of the record adds; together 39. */
const most = { recency: 12, frequency: 10, money: 9, fit: 8 } as const

const day = 86_400_000

const clamp = (share: number): number => Math.min(1, Math.max(0, share))

/** All of it for an auction within 90 days before the sale, nothing from 730 days on. */
const recency = (last: string, sale: AssessedSale): number => {
  const days = (Date.parse(sale.startDate) - Date.parse(last)) / day
  return Math.round(most.recency * (1 - clamp((days - 90) / 640)))
}

/** Half of it after 4 auctions, nearly all after 20. */
const frequency = ({ auctions }: BidderFacts): number => Math.round(most.frequency * (1 - Math.exp(-auctions / 6)))

/** On a scale of powers of ten: nothing for 100.00 in all, all of it from 100,000.00 on. Amounts are in minor units. */
const money = ({ spent }: BidderFacts): number => (spent <= 0 ? 0 : Math.round(most.money * clamp(Math.log10(spent / 10_000) / 3)))

export interface OwnRecord {
  facts: BidderFacts
  currency: Bidder['currency']
  preferredCategories: Bidder['preferredCategories']
}

/** The share of the bidder's preferred categories that the sale offers: a specialist of its category gets all. */
const fit = ({ preferredCategories }: OwnRecord, sale: AssessedSale): MatchPoints => {
  const offered = preferredCategories.filter((category) => sale.offers.has(category)).length
  const of = preferredCategories.length
  return { part: 'fit', points: of === 0 ? 0 : Math.round((most.fit * offered) / of), count: offered, of }
}

/**
 * The base of 60 to 99, part by part: recency, frequency, money and category fit. A bidder without a dated auction has no record to go by and gets
 * the house's median instead.
 */
export const ownRecordParts = (bidder: OwnRecord, sale: AssessedSale, median: number): MatchPoints[] => {
  const { facts, currency } = bidder
  const { mostRecentAuction: last } = facts
  if (last === undefined) return [{ part: 'median', points: median }]
  return [
    { part: 'start', points: leastBase },
    { part: 'recency', points: recency(last, sale), at: last },
    { part: 'frequency', points: frequency(facts), count: facts.auctions },
    { part: 'money', points: money(facts), amount: { amount: facts.spent, currency } },
    fit(bidder, sale),
  ]
}

export const sumOf = (parts: readonly MatchPoints[]): number => parts.reduce((sum, { points }) => sum + points, 0)

/** How many bidders have each base, from 60 to 99. */
export type Bases = number[]

export const noBases = (): Bases => new Array<number>(mostBase - leastBase + 1).fill(0)

/** The median base of a house, the lower of the two in the middle; that of a house where nobody has a record is the middle of the range. */
export const medianBase = (bases: Bases): number => {
  const count = bases.reduce((sum, some) => sum + some, 0)
  let below = 0
  for (const [index, some] of bases.entries()) {
    below += some
    if (count > 0 && below * 2 >= count) return leastBase + index
  }
  return Math.floor((leastBase + mostBase) / 2)
}
