import type { BidderSummary } from '@auctionwiz/contracts/bidders'
import type { BidderDocument } from '@auctionwiz/domain/bidders/document'
import type { rowFields } from './bidder-query.ts'

/** What the store gives for a row. */
export type RowDocument = Pick<BidderDocument, 'id' | 'type' | (typeof rowFields)[number]>

/** A bidder as a row of the list. */
export const bidderRow = (document: RowDocument): BidderSummary => {
  const { id, bidderId, name, email, phone, address, status, autoInviteStatus, currency, facts } = document
  const { nationalScore, localScore, preferredCategories, tags, createdAt } = document
  const { city, state, country } = address
  return {
    id,
    bidderId,
    name,
    email,
    ...(phone !== undefined && { phone }),
    address: { ...(city && { city }), ...(state && { state }), ...(country && { country }) },
    status,
    autoInviteStatus,
    nationalScore: { score: nationalScore.score, tier: nationalScore.tier },
    localScore: { score: localScore.score, tier: localScore.tier },
    currency,
    facts: { auctions: facts.auctions, spent: facts.spent },
    preferredCategories,
    tags,
    createdAt,
  }
}
