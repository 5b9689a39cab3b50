import * as z from 'zod/mini'
import { id, instant, money } from './fields.ts'

/** What is known of how a bidder bids and pays. */

/**
 * The counted facts that scores are computed from. Money is in minor units of the house's currency; days are whole days summed over payments.
 */
export const bidderFacts = z.object({
  auctions: z.int(),
  lotsBid: z.int(),
  bids: z.int(),
  wins: z.int(),
  top3: z.int(),
  spent: z.int(),
  paidOnTime: z.int(),
  paidLate: z.int(),
  unpaid: z.int(),
  daysToPay: z.int(),
  disputes: z.int(),
  defaults: z.int(),
  defaultAmount: z.int(),
  paymentNotices: z.int(),
  messagesReceived: z.int(),
  messagesAnswered: z.int(),
  referrals: z.int(),
  activeMonths: z.int(),
  firstAuction: z.optional(instant),
  mostRecentAuction: z.optional(instant),
})
export type BidderFacts = z.output<typeof bidderFacts>

/** The source of a fact: an auction run here, a connected platform, a file, or staff. */
export const factSources = ['auction', 'platform', 'file', 'manual'] as const
export type FactSource = (typeof factSources)[number]

/** One auction a bidder took part in. `daysToPay` counts from the auction's end; late is more than 7 days. */
export const auctionHistoryItem = z.object({
  id,
  isInternal: z.boolean(),
  /** Absent in older records, which counts as `file`. */
  source: z.optional(z.enum(factSources)),
  auctionTitle: z.optional(z.string()),
  auctionDate: instant,
  auctionHouse: z.optional(z.string()),
  lotNumbers: z.array(z.string()),
  lotsBid: z.int(),
  totalBids: z.int(),
  wonItems: z.int(),
  totalSpent: money,
  highestBid: money,
  paymentStatus: z.enum(['Paid', 'Pending', 'Overdue']),
  daysToPay: z.optional(z.int()),
  pickupStatus: z.enum(['Completed', 'Pending']),
  /** Whole days from the auction's end to the pickup. */
  daysToPickup: z.optional(z.int()),
  generalCategory: z.optional(z.string()),
  specialNotes: z.optional(z.string()),
})
export type AuctionHistoryItem = z.output<typeof auctionHistoryItem>

/**
 * The part of a bidder's facts that was recorded rather than stated: counted from auctions run here and from connected platforms. A file or staff
 * stated the rest of `facts`, and all facts of older records. Only recorded facts are published to the network.
 */
export const recordedFacts = z.object({ auction: z.optional(bidderFacts), platform: z.optional(bidderFacts) })
export type RecordedFacts = z.output<typeof recordedFacts>

/**
 * What other accounts publish about the person, if at least three do: sums of counts and banded amounts, with at most a third from each account,
 * and their auctions by month and general category.
 */
export const bidderNetwork = z.object({
  facts: bidderFacts,
  auctions: z.array(
    z.object({
      month: z.string(),
      category: z.optional(z.string()),
      outcome: z.enum(['on time', 'late', 'unpaid', 'open', 'nothing won']),
    }),
  ),
})
export type BidderNetwork = z.output<typeof bidderNetwork>
