import type { AuctionHistoryItem, BidderFacts } from '@auctionwiz/contracts/bidder-facts'
import { type Bidder, bidderCategories } from '@auctionwiz/contracts/bidders'
import type { countedFacts } from '../scores/facts.ts'
import { paymentDueDays } from '../scores/history-facts.ts'
import { isRecorded, recordedFactsOf } from '../scores/recorded-facts.ts'
import { bandOf } from './bands.ts'

/** The payment outcome of an auction. */
export type Outcome = 'on time' | 'late' | 'unpaid' | 'open' | 'nothing won'

/** One auction as published to other houses: the month, a general category and the payment outcome. */
export interface SharedAuction {
  /** Such as 2026-03. */
  month: string
  category?: string
  outcome: Outcome
}

/** Facts published as plain counts; amounts are published in bands. */
export type SharedCount = Exclude<(typeof countedFacts)[number], 'spent' | 'defaultAmount'>

/**
 * What one house publishes about one bidder: counts, amounts in bands, outcomes, general categories and months, all recorded by auctions run here
 * or by connected platforms. It contains no name, address, title, note, lot, amount or day, and not the publisher.
 */
export interface Contribution {
  counts: Record<SharedCount, number>
  spentBand: number
  defaultBand: number
  activeMonths: number
  firstMonth?: string
  lastMonth?: string
  /** The newest ones. */
  auctions: SharedAuction[]
}

const auctionsShared = 24
const categories: readonly string[] = bidderCategories

/** The most auctions that one contribution counts; nobody attends more in reality. */
const maxAuctions = 2000

const monthOf = (instant: string): string => instant.slice(0, 7)

/**
 * What the house publishes about the bidder; undefined without a recorded auction, regardless of what a file or a user states. Facts that the
 * house got from the network are not published again.
 */
export const contributionOf = (bidder: Pick<Bidder, 'facts' | 'recordedFacts' | 'auctionHistory'>): Contribution | undefined => {
  const facts = recordedFactsOf(bidder)
  if (facts.auctions === 0) return undefined
  const recorded = bidder.auctionHistory.filter((item) => item.isInternal && isRecorded(item))
  const newest = recorded.toSorted((a, b) => (a.auctionDate < b.auctionDate ? 1 : -1)).slice(0, auctionsShared)
  return {
    counts: plausible(facts),
    spentBand: bandOf(facts.spent),
    defaultBand: bandOf(facts.defaultAmount),
    activeMonths: Math.min(12, facts.activeMonths),
    ...months(facts),
    auctions: newest.map(sharedAuction),
  }
}

/** Caps each count at what the number of auctions allows, so that no single figure outweighs the auctions behind it. */
const plausible = (facts: BidderFacts): Contribution['counts'] => {
  const auctions = Math.min(facts.auctions, maxAuctions)
  const upTo = (most: number, value: number): number => Math.min(most, Math.max(0, value))
  const lotsBid = upTo(500 * auctions, facts.lotsBid)
  // An auction has at most one payment: excess payments are removed, the bad ones last.
  const unpaid = upTo(auctions, facts.unpaid)
  const paidLate = upTo(auctions - unpaid, facts.paidLate)
  const paidOnTime = upTo(auctions - unpaid - paidLate, facts.paidOnTime)
  const messagesReceived = upTo(100 * auctions, facts.messagesReceived)
  return {
    auctions,
    lotsBid,
    bids: upTo(100 * lotsBid, facts.bids),
    wins: upTo(lotsBid, facts.wins),
    top3: upTo(lotsBid, facts.top3),
    paidOnTime,
    paidLate,
    unpaid,
    daysToPay: upTo(365 * (paidOnTime + paidLate), facts.daysToPay),
    disputes: upTo(auctions, facts.disputes),
    defaults: upTo(auctions, facts.defaults),
    paymentNotices: upTo(12 * auctions, facts.paymentNotices),
    messagesReceived,
    messagesAnswered: upTo(messagesReceived, facts.messagesAnswered),
    referrals: upTo(50, facts.referrals),
  }
}

const months = ({ firstAuction, mostRecentAuction }: BidderFacts): Pick<Contribution, 'firstMonth' | 'lastMonth'> => ({
  ...(firstAuction !== undefined && { firstMonth: monthOf(firstAuction) }),
  ...(mostRecentAuction !== undefined && { lastMonth: monthOf(mostRecentAuction) }),
})

/** A house's own category could name a person, so only the platform's categories are published. */
const sharedAuction = (item: AuctionHistoryItem): SharedAuction => ({
  month: monthOf(item.auctionDate),
  ...(item.generalCategory !== undefined && categories.includes(item.generalCategory) && { category: item.generalCategory }),
  outcome: outcomeOf(item),
})

const outcomeOf = ({ wonItems, paymentStatus, daysToPay }: AuctionHistoryItem): Outcome => {
  if (wonItems === 0) return 'nothing won'
  if (paymentStatus !== 'Paid') return paymentStatus === 'Overdue' ? 'unpaid' : 'open'
  return daysToPay !== undefined && daysToPay > paymentDueDays ? 'late' : 'on time'
}
