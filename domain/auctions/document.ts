import type { Auction, NewAuction } from '@auctionwiz/contracts/auctions'
import { searchFieldsOf } from '../bidders/search.ts'
import { normalizeForSearch } from '../normalize-for-search.ts'
import { type AuctionSpan, type AuctionTimes, auctionSpan } from './status.ts'

/** What lists of auctions sort, filter and search by. */
export interface AuctionKeys {
  nameKey: string
  span: AuctionSpan
  searchText: string
  grams: string[]
}

interface Keyed extends AuctionTimes {
  title: string
  company: string
  location: string
  auctionNumber?: string | undefined
}

export const auctionKeys = (auction: Keyed): AuctionKeys => {
  const { title, company, location, auctionNumber = '' } = auction
  const searched = searchFieldsOf(`${title} ${company} ${location} ${auctionNumber}`)
  return { nameKey: normalizeForSearch(title), span: auctionSpan(auction), ...searched }
}

/** The fields of a new auction that its form leaves open. */
export const auctionDefaults = {
  company: '',
  location: '',
  description: '',
  notes: '',
  auctionType: 'Live',
  auctionSubcategory: '',
  biddersRegistered: 0,
  buyersPremium: [],
  buyersPremiumDescription: '',
  currency: 'USD',
  currencySymbol: '$',
  registrationRequired: true,
  requirements: [],
  paymentMethods: [],
  biddingIncrements: [],
  biddingDeposits: [],
  shippingOptions: [],
  auctionTerms: '',
} as const satisfies Partial<Auction>

/** The same fields without those that are undefined. */
type Defined<T> = { [Name in keyof T]: Exclude<T[Name], undefined> }

type Given = Defined<Omit<NewAuction, 'auctionCategory'>> & { auctionCategory?: NonNullable<Auction['auctionCategory']> }

/** What was given, with instants in the one form in which they are compared; an empty category is none. */
export const givenAuction = ({ auctionCategory, startDate, endDate, ...fields }: NewAuction): Given => ({
  ...definedFields(fields),
  ...(auctionCategory ? { auctionCategory } : {}),
  startDate: sameForm(startDate),
  endDate: sameForm(endDate),
})

export const definedFields = <T extends object>(fields: T): Defined<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Defined<T>

export const sameForm = (instant: string): string => new Date(instant).toISOString()
