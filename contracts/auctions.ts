import * as z from 'zod/mini'
import { preferredPaymentMethods } from './bidders.ts'
import { endpoint } from './endpoint.ts'
import { currency, givenInstant, id, instant, money, optionalText, text } from './fields.ts'
import { pageFacts, paging, searchWords } from './paging.ts'

/** A house's auctions. */

export const auctionStatuses = ['Active', 'Upcoming', 'Completed', 'Cancelled'] as const
export type AuctionStatus = (typeof auctionStatuses)[number]

export const auctionTypes = ['Live', 'Online', 'Hybrid'] as const
export const auctionCategories = ['art', 'jewelry', 'vehicles', 'real-estate', 'collectibles'] as const

const mark = z.int('Use a whole number from 0 to 100.').check(z.minimum(0, 'Use at least 0.'), z.maximum(100, 'Use at most 100.'))

/** The auction's own threshold for automatic invitations: the score that counts and its least value. */
export const autoInviteThreshold = z.strictObject({ nationalScore: mark, localScore: mark, useNationalScore: z.boolean() })
export type AutoInviteThreshold = z.output<typeof autoInviteThreshold>

/** Minor units of the auction's currency, up to 100 billion. */
const amount = (least: number) => z.int().check(z.minimum(least), z.maximum(100_000_000_000))

const ascends = (numbers: readonly number[]): boolean =>
  numbers.every((number, index) => index === 0 || number > (numbers[index - 1] ?? number))

const premiumBand = z.object({ from: z.int(), basisPoints: z.int() })
const incrementBand = z.object({ from: z.int(), steps: z.array(z.int()) })

const rises = z.refine<readonly { from: number }[]>(
  (bands) => ascends(bands.map(({ from }) => from)),
  'Each band must begin above the one before.',
)

/** The buyer's premium in bands of the hammer price: hundredths of a percent from a price on. The first band begins at 0; none means no premium. */
const givenPremium = z
  .array(z.strictObject({ from: amount(0), basisPoints: z.int().check(z.minimum(0), z.maximum(10_000, 'Use at most 100%.')) }))
  .check(
    z.maxLength(20, 'Use at most 20 bands.'),
    z.refine((bands) => (bands[0]?.from ?? 0) === 0, 'The first band must begin at 0.'),
    rises,
  )

/** Bidding increments in bands of the price; see `domain/auctions/increments.ts`. None leaves them to the auctioneer. */
const givenIncrements = z
  .array(z.strictObject({ from: amount(0), steps: z.array(amount(1)).check(z.minLength(1), z.maxLength(10), z.refine(ascends)) }))
  .check(z.maxLength(40, 'Use at most 40 bands.'), rises)

const lines = z.array(z.string())

export const auction = z.object({
  id,
  /** The auction's number for staff, such as A-1012. Auctions of the first version of the product have none. */
  auctionNumber: z.optional(z.string()),
  title: z.string(),
  /** The auction house as the catalogue names it; empty for the house itself. */
  company: z.string(),
  location: z.string(),
  description: z.string(),
  /** For staff alone. */
  notes: z.string(),
  auctionType: z.enum(auctionTypes),
  auctionCategory: z.optional(z.enum(auctionCategories)),
  auctionSubcategory: z.string(),
  status: z.enum(auctionStatuses),
  startDate: instant,
  endDate: instant,
  biddersRegistered: z.int(),
  /** The platform that it was imported from. */
  importedFrom: z.optional(z.string()),
  buyersPremium: z.array(premiumBand),
  buyersPremiumDescription: z.string(),
  currency,
  currencySymbol: z.string(),
  registrationRequired: z.boolean(),
  requirements: lines,
  paymentMethods: z.array(z.enum(preferredPaymentMethods)),
  biddingIncrements: z.array(incrementBand),
  biddingDeposits: lines,
  shippingOptions: lines,
  auctionTerms: z.string(),
  /** Without it the threshold of the house's rules applies. */
  autoInviteThreshold: z.optional(autoInviteThreshold),
  /** An auction to come without it is a draft. */
  publishedAt: z.optional(instant),
  /** Opened, closed, cancelled by hand; by the clock none of them is set. */
  openedAt: z.optional(instant),
  closedAt: z.optional(instant),
  cancelledAt: z.optional(instant),
  createdAt: instant,
  updatedAt: instant,
  /** Opaque; send it back with a change so that nobody's change is lost. */
  version: z.string(),
})
export type Auction = z.output<typeof auction>

const summaryFields = z.pick(auction, {
  id: true,
  auctionNumber: true,
  title: true,
  company: true,
  location: true,
  auctionType: true,
  status: true,
  startDate: true,
  endDate: true,
  biddersRegistered: true,
  importedFrom: true,
  autoInviteThreshold: true,
  publishedAt: true,
  version: true,
})

/** A row of the list. */
export const auctionSummary = z.extend(summaryFields, {
  /** The sum of what was hammered down in a completed auction, where it was asked for and the auction has lots. */
  hammerTotal: z.optional(money),
})
export type AuctionSummary = z.output<typeof auctionSummary>

const house = { kind: 'access', scope: 'house' } as const
const refused = ['unauthenticated', 'token_expired', 'forbidden', 'not_found', 'busy'] as const
const params = z.strictObject({ id })

/** With `-` descending. */
export const auctionSorts = ['title', '-title', 'start', '-start', 'end', '-end', 'bidders', '-bidders'] as const

/** The tabs of the screen: open now, to come, over (completed or cancelled). */
export const auctionViews = ['current', 'upcoming', 'past'] as const

export const auctionFilter = z.strictObject({
  view: z.optional(z.enum(auctionViews)),
  status: z.optional(z.enum(auctionStatuses)),
  /** In title, company, location and number, in any case. */
  search: searchWords,
  sort: z.optional(z.enum(auctionSorts)),
  /** The rows of completed auctions bring their hammer totals. */
  hammerTotals: z.optional(z.literal('yes')),
  /** Only auctions whose planned dates reach into this span: end at or after `from`, start at or before `to`. */
  from: z.optional(givenInstant),
  to: z.optional(givenInstant),
  ...paging(200),
})
export type AuctionFilter = z.output<typeof auctionFilter>

export const listAuctions = endpoint({
  app: 'auctions',
  name: 'listAuctions',
  summary: 'List a page of the house’s auctions, filtered, searched and sorted; by default the latest start first',
  method: 'GET',
  path: 'auctions',
  access: { ...house, permission: 'auctions:view' },
  query: auctionFilter,
  answer: z.object({
    auctions: z.array(auctionSummary),
    ...pageFacts,
  }),
  errors: [...refused, 'invalid_request'],
})

export const readAuctionTotals = endpoint({
  app: 'auctions',
  name: 'readAuctionTotals',
  summary: 'Read how many auctions the house has by status, and the average number of registered bidders',
  method: 'GET',
  path: 'auctions/totals',
  access: { ...house, permission: 'auctions:view' },
  answer: z.object({
    total: z.int(),
    active: z.int(),
    upcoming: z.int(),
    completed: z.int(),
    cancelled: z.int(),
    /** Over all auctions, rounded; 0 without auctions. */
    averageBidders: z.int(),
  }),
  errors: refused,
})

/** A list of texts, a line each. */
const givenLines = z.array(text(300)).check(z.maxLength(30, 'Use at most 30 lines.'))

/** What a form holds of an auction; amounts in minor units of `currency`. */
export const auctionFields = {
  title: text(200),
  company: optionalText(200),
  location: optionalText(200),
  description: optionalText(5000),
  notes: optionalText(5000),
  auctionType: z.optional(z.enum(auctionTypes)),
  /** An empty text removes it. */
  auctionCategory: z.optional(z.union([z.literal(''), z.enum(auctionCategories)])),
  auctionSubcategory: optionalText(100),
  startDate: givenInstant,
  endDate: givenInstant,
  buyersPremium: z.optional(givenPremium),
  buyersPremiumDescription: optionalText(500),
  currency: z.optional(currency),
  currencySymbol: optionalText(4),
  registrationRequired: z.optional(z.boolean()),
  requirements: z.optional(givenLines),
  paymentMethods: z.optional(z.array(z.enum(preferredPaymentMethods)).check(z.maxLength(preferredPaymentMethods.length))),
  biddingIncrements: z.optional(givenIncrements),
  biddingDeposits: z.optional(givenLines),
  shippingOptions: z.optional(givenLines),
  auctionTerms: optionalText(20_000),
}

/** Type Live, currency USD with its sign, registration required, and all else empty, unless they are given. */
export const newAuction = z.strictObject(auctionFields)
export type NewAuction = z.output<typeof newAuction>

export const createAuction = endpoint({
  app: 'auctions',
  name: 'createAuction',
  summary: 'Add an auction, as a draft',
  method: 'POST',
  path: 'auctions',
  access: { ...house, permission: 'auctions:create' },
  body: newAuction,
  answer: auction,
  status: 201,
  errors: [...refused, 'invalid_request', 'idempotency_mismatch'],
})

export const readAuction = endpoint({
  app: 'auctions',
  name: 'readAuction',
  summary: 'Read an auction with its conditions',
  method: 'GET',
  path: 'auctions/{id}',
  access: { ...house, permission: 'auctions:view' },
  params,
  answer: auction,
  errors: refused,
})

const actionErrors = ['auction_state', 'auction_settled', 'auction_unpublished', 'stale_version'] as const

/** Fields that are given change; what may change when, and with which permission, says `domain/auctions/actions.ts`. */
export const auctionChange = z.strictObject({
  ...z.partial(z.strictObject(auctionFields)).shape,
  /** Opens, closes or cancels the auction. */
  status: z.optional(z.enum(auctionStatuses)),
  biddersRegistered: z.optional(z.int().check(z.minimum(0), z.maximum(10_000_000))),
  version: z.string(),
})
export type AuctionChange = z.output<typeof auctionChange>

export const updateAuction = endpoint({
  app: 'auctions',
  name: 'updateAuction',
  summary: 'Change an auction; the version read must be sent back',
  method: 'PUT',
  path: 'auctions/{id}',
  access: { ...house, permission: 'auctions:edit' },
  params,
  body: auctionChange,
  answer: auction,
  errors: [...refused, 'invalid_request', ...actionErrors, 'currency_in_use'],
})

export const auctionMoves = ['publish', 'goLive', 'close', 'cancel'] as const

export const moveAuction = endpoint({
  app: 'auctions',
  name: 'moveAuction',
  summary: 'Publish, open, close or cancel an auction; each takes its own permission',
  method: 'POST',
  path: 'auctions/{id}/status',
  access: { ...house, permission: 'auctions:view' },
  params,
  body: z.strictObject({ action: z.enum(auctionMoves), version: z.string() }),
  answer: auction,
  errors: [...refused, 'invalid_request', ...actionErrors],
})

export const duplicateAuction = endpoint({
  app: 'auctions',
  name: 'duplicateAuction',
  summary: 'Add a draft with the conditions of another auction, under its own title and dates',
  method: 'POST',
  path: 'auctions/{id}/duplicate',
  access: { ...house, permission: 'auctions:duplicate' },
  params,
  body: z.strictObject({ title: text(200), startDate: givenInstant, endDate: givenInstant }),
  answer: auction,
  status: 201,
  errors: [...refused, 'invalid_request', 'idempotency_mismatch'],
})

export const setAutoInviteThreshold = endpoint({
  app: 'auctions',
  name: 'setAutoInviteThreshold',
  summary: 'Set an auction’s own threshold for automatic invitations; without a threshold the house’s rules apply again',
  method: 'PUT',
  path: 'auctions/{id}/auto-invite-threshold',
  access: { ...house, permission: 'auctions:edit' },
  params,
  body: z.strictObject({ threshold: z.optional(autoInviteThreshold), version: z.string() }),
  answer: auction,
  errors: [...refused, 'invalid_request', ...actionErrors],
})
