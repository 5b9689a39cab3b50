import type { BidderSummary } from '@auctionwiz/contracts/bidders'
import type { PartOf } from '@auctionwiz/platform/core/records/projection'
import type { bidderRows } from './bidder-query.ts'

/** A bidder as a row of the list. */
export const bidderRow = (document: PartOf<typeof bidderRows>): BidderSummary => {
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
    facts: {
      auctions: facts.auctions,
      spent: facts.spent,
      ...(facts.mostRecentAuction && { mostRecentAuction: facts.mostRecentAuction }),
    },
    preferredCategories,
    tags,
    createdAt,
  }
}
