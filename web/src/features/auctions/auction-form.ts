import { type Auction, type AuctionChange, type NewAuction, newAuction } from '@auctionwiz/contracts/auctions'
import { type Currency, currencies } from '@auctionwiz/contracts/fields'
import { currencySigns } from '@auctionwiz/domain/auctions/currency'
import { instantOf, localOf } from '@auctionwiz/domain/zoned-time'
import type { FieldErrors, Versioned } from '../../ui/record-form/record-changes.ts'
import { problemsIn } from '../../ui/record-form/schema-fields.ts'
import { amountText, incrementProblem, incrementsIn, incrementText, premiumBand, premiumIn } from './band-texts.ts'
import { auctionFormText as text } from './messages.ts'

/** The form's values: texts as typed, and lists. Days and times are those of the house's zone. */
export interface AuctionValues {
  title: string
  company: string
  location: string
  description: string
  notes: string
  auctionType: string
  auctionCategory: string
  auctionSubcategory: string
  /** A day such as 2026-12-05, and a time such as 10:00. */
  startDate: string
  startTime: string
  endDate: string
  endTime: string
  status: string
  biddersRegistered: string
  /** A band each, see `premiumBand`. */
  buyersPremium: readonly string[]
  buyersPremiumDescription: string
  currency: string
  currencySymbol: string
  registrationRequired: string
  /** An entry per line, like deposits and shipping. */
  requirements: string
  paymentMethods: readonly string[]
  /** A band per line, see `incrementText`. */
  biddingIncrements: string
  biddingDeposits: string
  shippingOptions: string
  auctionTerms: string
}

export const emptyAuction = (company: string, currency: Currency): AuctionValues => ({
  title: '',
  company,
  location: '',
  description: '',
  notes: '',
  auctionType: 'Live',
  auctionCategory: '',
  auctionSubcategory: '',
  startDate: '',
  startTime: '10:00',
  endDate: '',
  endTime: '17:00',
  status: 'Upcoming',
  biddersRegistered: '0',
  buyersPremium: [premiumBand('0', '0')],
  buyersPremiumDescription: '',
  currency,
  currencySymbol: currencySigns[currency],
  registrationRequired: 'yes',
  requirements: '',
  paymentMethods: [],
  biddingIncrements: '',
  biddingDeposits: '',
  shippingOptions: '',
  auctionTerms: '',
})

/** The form filled from a stored auction. */
export const auctionValues = (auction: Auction, timeZone: string): Versioned<AuctionValues> => {
  const [startDate = '', startTime = ''] = localOf(auction.startDate, timeZone).split('T')
  const [endDate = '', endTime = ''] = localOf(auction.endDate, timeZone).split('T')
  const { title, company, location, description, notes, auctionType, auctionSubcategory, status, currency, currencySymbol } = auction
  const values: AuctionValues = {
    ...{ title, company, location, description, notes, auctionType, auctionSubcategory, status, currency, currencySymbol },
    ...{ startDate, startTime, endDate, endTime },
    auctionCategory: auction.auctionCategory ?? '',
    biddersRegistered: String(auction.biddersRegistered),
    buyersPremium: auction.buyersPremium.map(({ from, basisPoints }) => premiumBand(amountText(from, currency), String(basisPoints / 100))),
    buyersPremiumDescription: auction.buyersPremiumDescription,
    registrationRequired: auction.registrationRequired ? 'yes' : 'no',
    requirements: auction.requirements.join('\n'),
    paymentMethods: auction.paymentMethods,
    biddingIncrements: incrementText(auction.biddingIncrements, currency),
    biddingDeposits: auction.biddingDeposits.join('\n'),
    shippingOptions: auction.shippingOptions.join('\n'),
    auctionTerms: auction.auctionTerms,
  }
  return { values, version: auction.version }
}

/** The number of bidders as typed: what is no whole number becomes 0, in view of who types. */
export const biddersTyped = (typed: string): string => (/^\d+$/.test(typed.trim()) ? String(Number(typed)) : '0')

export const startOf = ({ startDate, startTime }: AuctionValues, timeZone: string): string | undefined =>
  instantOf(`${startDate}T${startTime}`, timeZone)

export const endOf = ({ endDate, endTime }: AuctionValues, timeZone: string): string | undefined =>
  instantOf(`${endDate}T${endTime}`, timeZone)

export const currencyOf = ({ currency }: AuctionValues): Currency => currencies.find((known) => known === currency) ?? 'USD'

const linesIn = (typed: string): string[] =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** The body of a new auction. What the form cannot send is left for `checkAuction` to name. */
const bodyOf = (values: AuctionValues, timeZone: string): Record<string, unknown> => {
  const { startTime: _start, endTime: _end, status: _status, biddersRegistered: _bidders, ...fields } = values
  return {
    ...fields,
    startDate: startOf(values, timeZone) ?? '',
    endDate: endOf(values, timeZone) ?? '',
    buyersPremium: premiumIn(values.buyersPremium, currencyOf(values)) ?? [],
    registrationRequired: values.registrationRequired === 'yes',
    requirements: linesIn(values.requirements),
    biddingIncrements: incrementsIn(values.biddingIncrements, currencyOf(values)),
    biddingDeposits: linesIn(values.biddingDeposits),
    shippingOptions: linesIn(values.shippingOptions),
  }
}

export const newAuctionOf = (values: AuctionValues, timeZone: string): NewAuction => newAuction.parse(bodyOf(values, timeZone))

/** The body of a change: what differs from what the form opened with. */
export const auctionChangeOf = (values: AuctionValues, base: Versioned<AuctionValues>, timeZone: string): AuctionChange => {
  const [before, after] = [bodyOf(base.values, timeZone), bodyOf(values, timeZone)]
  const changed = Object.entries(after).filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field]))
  const { status, biddersRegistered } = values
  return {
    ...Object.fromEntries(changed),
    ...(status !== base.values.status && { status: status as Auction['status'] }),
    ...(biddersRegistered !== base.values.biddersRegistered && { biddersRegistered: Number(biddersRegistered) }),
    version: base.version,
  }
}

/** Problems by field: those of the contract, and what only the form knows. */
export const checkAuction = (values: AuctionValues, timeZone: string): FieldErrors<AuctionValues> => {
  const [start, end] = [startOf(values, timeZone), endOf(values, timeZone)]
  const { startDate: _start, endDate: _end, ...found } = problemsIn(newAuction, bodyOf(values, timeZone), values)
  const problem = incrementProblem(values.biddingIncrements, currencyOf(values))
  return {
    ...found,
    ...(start === undefined && { startDate: text.required }),
    ...(end === undefined && { endDate: text.required }),
    ...(start !== undefined && end !== undefined && end <= start && { endDate: text.endAfterStart }),
    ...(!/^\d{1,7}$/.test(values.biddersRegistered.trim()) && { biddersRegistered: text.wholeNumber }),
    ...(premiumIn(values.buyersPremium, currencyOf(values)) === undefined && { buyersPremium: text.bandsProblem }),
    ...(problem !== undefined && { biddingIncrements: problem }),
  }
}
