import type { AuctionHistoryItem } from '@auctionwiz/contracts/bidder-facts'
import type { Bidder } from '@auctionwiz/contracts/bidders'
import { scoreBidder } from '@auctionwiz/domain/scores/compute'
import { factsFrom } from '@auctionwiz/domain/scores/history-facts'
import { customDefaults } from '@auctionwiz/domain/scores/weights'

const now = new Date('2026-11-18T14:14:00Z')
const dollars = (amount: number) => ({ amount: amount * 100, currency: 'USD' as const })

export const sampleAuction = (change: Partial<AuctionHistoryItem> = {}): AuctionHistoryItem => ({
  id: 'auc_1',
  isInternal: true,
  auctionTitle: 'American Furniture & Silver',
  auctionDate: '2026-11-17T16:00:00Z',
  lotNumbers: ['214'],
  lotsBid: 3,
  totalBids: 8,
  wonItems: 1,
  totalSpent: dollars(12_400),
  highestBid: dollars(12_400),
  paymentStatus: 'Paid',
  daysToPay: 1,
  pickupStatus: 'Completed',
  ...change,
})

/** A bidder whose scores are computed from the given history. */
export const sampleBidder = (change: Partial<Bidder> = {}): Bidder => {
  const auctionHistory = change.auctionHistory ?? [sampleAuction()]
  const facts = change.facts ?? factsFrom(auctionHistory)
  return {
    id: 'bid_1',
    auctionHouseId: 'house_1',
    bidderId: 'B-10866',
    firstName: 'Vanessa',
    lastName: 'Parr',
    name: 'Vanessa Parr',
    email: 'vanessa.parr@example.com',
    address: { city: 'New York', country: 'USA' },
    status: 'Active',
    autoInviteStatus: 'Auto-Invite',
    ...scoreBidder(facts, customDefaults, now),
    scoreHistory: [],
    currency: 'USD',
    facts,
    preferredCategories: [],
    preferredPaymentMethod: 'Credit Card',
    auctionHistory,
    notes: [],
    tags: [],
    createdAt: '2026-01-05T10:00:00Z',
    updatedAt: now.toISOString(),
    version: 'v1',
    ...change,
  }
}
