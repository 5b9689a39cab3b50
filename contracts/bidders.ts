import * as z from 'zod/mini'
import { auctionHistoryItem, bidderFacts, bidderNetwork, recordedFacts } from './bidder-facts.ts'
import { endpoint } from './endpoint.ts'
import { acknowledged, currency, date, givenDate, id, instant, listOf, money, optionalText, text, wholeNumber } from './fields.ts'
import { score, scoreChange, scoreTypes, tiers } from './scores.ts'
import { bidderConsents, bidderNote, localManual, networkObjection } from './staff-entries.ts'

/** Bidders of one auction house. */

export const bidderStatuses = ['Active', 'Inactive', 'Suspended', 'Pending'] as const
export const autoInviteStatuses = ['Auto-Invite', 'Manual Review', 'Auto-Deny'] as const
export const bidderCategories = [
  'Art',
  'Jewelry',
  'Antiques',
  'Furniture',
  'Collectibles',
  'Electronics',
  'Automobiles',
  'Tools',
  'Sports',
  'Books',
  'Designer Items',
  'Home Decor',
  'Kitchenware',
  'Watches',
  'Coins & Currency',
  'Stamps',
  'Musical Instruments',
  'Wine & Spirits',
] as const
export const preferredPaymentMethods = ['Credit Card', 'Wire Transfer', 'ACH Transfer', 'Cash', 'Check', 'PayPal'] as const

export const bidderAddress = z.strictObject({
  street: optionalText(200),
  city: optionalText(100),
  state: optionalText(100),
  zip: optionalText(20),
  country: optionalText(100),
})

/** An invitation status that staff set manually; it overrides the rules until staff reset it. */
export const autoInviteOverride = z.object({
  status: z.enum(autoInviteStatuses),
  by: z.string(),
  byId: id,
  at: instant,
  reason: z.optional(z.string()),
})
export type AutoInviteOverride = z.output<typeof autoInviteOverride>

/** Why staff set the status in force, such as a suspension. */
export const statusReason = z.object({ reason: z.string(), by: z.string(), byId: id, at: instant })

const beforeSales = z.object({
  firstAuction: z.optional(instant),
  mostRecentAuction: z.optional(instant),
  activeMonths: z.int(),
})
export type BeforeSales = z.output<typeof beforeSales>

export const bidder = z.object({
  id,
  auctionHouseId: id,
  /** The bidder's number for staff, such as B-10482. */
  bidderId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.optional(z.string()),
  dateOfBirth: z.optional(date),
  address: bidderAddress,
  status: z.enum(bidderStatuses),
  statusReason: z.optional(statusReason),
  autoInviteStatus: z.enum(autoInviteStatuses),
  autoInviteOverride: z.optional(autoInviteOverride),
  nationalScore: score,
  localScore: score,
  localManual: z.optional(localManual),
  scoreHistory: z.array(scoreChange),
  currency,
  /** The facts in force from all sources, which the house's own score counts. */
  facts: bidderFacts,
  /** The recorded part of `facts`; absent if none were recorded. */
  recordedFacts: z.optional(recordedFacts),
  /** Facts as they were before the first result of a sale held here, which come back once all results are undone. */
  beforeSales: z.optional(z.object({ all: z.optional(beforeSales), recorded: z.optional(beforeSales) })),
  /** Average days between a sale and the pickup: from the auctions on record if they have it, else as a file states it. */
  timeToPickup: z.optional(z.number()),
  /** A synopsis of the notes that the caller may see, quoting them; not stored. */
  aiNotesSynopsis: z.optional(z.string()),
  /** The AuctionWiz score from evidence only, without neutral values for missing evidence; not stored. */
  aiNationalScore: z.optional(z.int()),
  /** Percent of the AuctionWiz score that evidence supports; not stored. */
  confidence: z.optional(z.int()),
  /** The imported email address of the bidder while another bidder of the house has it; `email` is then empty. */
  sharedEmail: z.optional(z.string()),
  /** From other houses; counts only in the AuctionWiz score. */
  network: z.optional(bidderNetwork),
  networkObjections: z.optional(z.array(networkObjection)),
  preferredCategories: z.array(z.enum(bidderCategories)),
  preferredPaymentMethod: z.enum(preferredPaymentMethods),
  auctionHistory: z.array(auctionHistoryItem),
  notes: z.array(bidderNote),
  /** What the bidder agreed to or refused; absent while nobody asked. */
  consents: z.optional(bidderConsents),
  tags: z.array(z.string()),
  createdAt: instant,
  updatedAt: instant,
  /** Opaque; send it back with a change so that nobody's change is lost. */
  version: z.string(),
})
export type Bidder = z.output<typeof bidder>

const standing = z.pick(score, { score: true, tier: true })

/** A row of the list: only what its columns, its card and its menu show, because many are sent. The profile has its own call. */
export const bidderSummary = z.object({
  ...z.pick(bidder, {
    id: true,
    bidderId: true,
    name: true,
    email: true,
    phone: true,
    status: true,
    autoInviteStatus: true,
    currency: true,
    preferredCategories: true,
    tags: true,
    createdAt: true,
  }).shape,
  address: z.object(z.pick(bidderAddress, { city: true, state: true, country: true }).shape),
  nationalScore: standing,
  localScore: standing,
  facts: z.pick(bidderFacts, { auctions: true, spent: true, mostRecentAuction: true }),
})
export type BidderSummary = z.output<typeof bidderSummary>

/** With `-` descending. Bidders without a score or an auction come last in both directions. */
export const bidderSorts = [
  'score',
  '-score',
  'name',
  '-name',
  'spent',
  '-spent',
  'lastAuction',
  '-lastAuction',
  'added',
  '-added',
] as const

/** `Platinum` is accepted for Premium. */
const tierFilter = z.pipe(
  z.transform((value: unknown) => (value === 'Platinum' ? 'Premium' : value)),
  z.enum(tiers),
)

export const bidderFilter = z.strictObject({
  tier: z.optional(listOf(tierFilter)),
  status: z.optional(listOf(z.enum(bidderStatuses))),
  autoInvite: z.optional(listOf(z.enum(autoInviteStatuses))),
  scoreType: z.optional(z.enum(scoreTypes)),
  minScore: z.optional(wholeNumber(0, 100)),
  maxScore: z.optional(wholeNumber(0, 100)),
  /** Bidders with any of these tags. */
  tag: z.optional(listOf(text(40))),
  /** Bidders who prefer any of these categories. */
  category: z.optional(listOf(z.enum(bidderCategories))),
  /** As `listBidderValues` names them; a city in capitals or small letters alone means the same. */
  city: z.optional(listOf(text(100))),
  /** The days in UTC, both included, in which the latest auction of a bidder must lie. */
  lastAuctionFrom: z.optional(givenDate),
  lastAuctionTo: z.optional(givenDate),
  search: z.optional(z.string().check(z.trim(), z.maxLength(100, 'Search for at most 100 characters.'))),
  sort: z.optional(z.enum(bidderSorts)),
  /** The `nextPage` of the page before. */
  page: z.optional(z.string().check(z.maxLength(8192))),
  limit: z.optional(wholeNumber(1, 200)),
})
export type BidderFilter = z.output<typeof bidderFilter>

const house = { kind: 'access', scope: 'house' } as const
const refused = ['unauthenticated', 'token_expired', 'forbidden', 'not_found', 'busy'] as const
const params = z.strictObject({ id })

export const listBidders = endpoint({
  app: 'bidders',
  name: 'listBidders',
  summary: 'List a page of the house’s bidders, filtered, searched and sorted',
  method: 'GET',
  path: 'bidders/v1/listBidders',
  access: { ...house, permission: 'bidders:view' },
  query: bidderFilter,
  answer: z.object({
    bidders: z.array(bidderSummary),
    /** Only with the first page. */
    total: z.optional(z.int()),
    /** The count of a search with very many results stops at `total`; there are more. */
    totalIsAtLeast: z.optional(z.boolean()),
    nextPage: z.optional(z.string()),
  }),
  errors: [...refused, 'invalid_request'],
})

export const readBidderTotals = endpoint({
  app: 'bidders',
  name: 'readBidderTotals',
  summary: 'Read the totals of the bidders found, and how many the house has',
  method: 'GET',
  path: 'bidders/totals',
  access: { ...house, permission: 'bidders:view' },
  query: z.omit(bidderFilter, { page: true, limit: true, sort: true }),
  answer: z.object({
    /** How many match. */
    count: z.int(),
    /** The count of a search with very many results stops at `count`; there are more, and their totals are absent. */
    countIsAtLeast: z.optional(z.boolean()),
    /** How many bidders the house has. */
    all: z.int(),
    /** The mean of the scores of those who match, by `scoreType`, with one decimal; New bidders have no score. Absent if nobody has one. */
    averageScore: z.optional(z.number()),
    /** How many of those who match are New and left out of the average. */
    notScored: z.optional(z.int()),
    /** Total won of those who match, one amount for each currency in which somebody won. */
    won: z.optional(z.array(money)),
  }),
  errors: [...refused, 'invalid_request'],
})

export const readBidder = endpoint({
  app: 'bidders',
  name: 'readBidder',
  summary: 'Read a bidder with scores, history and notes; the id of a merged bidder returns the surviving one',
  method: 'GET',
  path: 'bidders/{id}',
  access: { ...house, permission: 'bidders:view' },
  params,
  answer: bidder,
  errors: refused,
})

export const deleteBidder = endpoint({
  app: 'bidders',
  name: 'deleteBidder',
  summary: 'Delete a bidder; can be undone for 24 hours like a bulk change',
  method: 'DELETE',
  path: 'bidders/{id}',
  access: { ...house, permission: 'bidders:delete' },
  params,
  answer: acknowledged,
  errors: [...refused, 'stale_version'],
})
