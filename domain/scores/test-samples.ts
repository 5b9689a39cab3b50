import type { AuctionHistoryItem, BidderFacts } from '@auctionwiz/contracts/bidder-facts'
import fc from 'fast-check'
import { emptyFacts } from './facts.ts'

/** Fixtures of this folder's tests. */

export const now = new Date('2026-11-21T12:00:00Z')

export const factsWith = (some: Partial<BidderFacts>): BidderFacts => ({ ...emptyFacts(), ...some })

export const yearsAgo = (years: number): string => new Date(now.getTime() - years * 365.25 * 86_400_000).toISOString()

export const daysAgo = (days: number): string => new Date(now.getTime() - days * 86_400_000).toISOString()

export const usd = (amount: number) => ({ amount, currency: 'USD' as const })

export const auction = (some: Partial<AuctionHistoryItem> = {}): AuctionHistoryItem => ({
  id: 'his_1',
  isInternal: true,
  auctionTitle: 'Fine Furniture',
  auctionDate: '2026-11-17T18:00:00Z',
  auctionHouse: 'Harcourt & Vale',
  lotNumbers: ['214'],
  lotsBid: 3,
  totalBids: 9,
  wonItems: 1,
  totalSpent: usd(1_240_000),
  highestBid: usd(1_240_000),
  paymentStatus: 'Paid',
  daysToPay: 1,
  pickupStatus: 'Completed',
  generalCategory: 'Furniture',
  ...some,
})

const count = (max: number) => fc.integer({ min: 0, max })
const instant = fc.integer({ min: 0, max: 4000 }).map(daysAgo)

export const anyFacts: fc.Arbitrary<BidderFacts> = fc.record(
  {
    auctions: count(300),
    lotsBid: count(2000),
    bids: count(9000),
    wins: count(900),
    top3: count(900),
    spent: count(2_000_000_000),
    paidOnTime: count(300),
    paidLate: count(60),
    unpaid: count(20),
    daysToPay: count(4000),
    disputes: count(20),
    defaults: count(8),
    defaultAmount: count(50_000_000),
    paymentNotices: count(40),
    messagesReceived: count(90),
    messagesAnswered: count(90),
    referrals: count(12),
    activeMonths: count(12),
    firstAuction: instant,
    mostRecentAuction: instant,
  },
  { requiredKeys: Object.keys(emptyFacts()) as (keyof ReturnType<typeof emptyFacts>)[] },
) as fc.Arbitrary<BidderFacts>

export const anyAuction: fc.Arbitrary<AuctionHistoryItem> = fc
  .record({
    id: fc.uuid(),
    isInternal: fc.boolean(),
    auctionDate: instant,
    lotsBid: count(40),
    totalBids: count(200),
    wonItems: count(8),
    spent: count(9_000_000),
    paymentStatus: fc.constantFrom('Paid' as const, 'Pending' as const, 'Overdue' as const),
    days: count(60),
  })
  .map(({ spent, days, ...rest }) => {
    const won = rest.wonItems > 0
    const lotNumbers = Array.from({ length: rest.wonItems }, (_, index) => String(index + 1))
    return auction({ ...rest, lotNumbers, totalSpent: usd(won ? spent : 0), ...(days < 50 ? { daysToPay: days } : {}) })
  })
