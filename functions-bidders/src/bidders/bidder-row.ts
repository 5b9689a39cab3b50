import type { BidderSummary } from '@auctionwiz/contracts/bidders'
import type { BidderDocument } from '@auctionwiz/domain/bidders/document'

type Score = Pick<BidderDocument['nationalScore'], 'score' | 'tier'>

/** What the store gives for a row: what `bidderQuery` asks for. */
export interface RowDocument
  extends Pick<BidderDocument, 'id' | 'type' | 'bidderId' | 'name' | 'email' | 'phone' | 'status' | 'autoInviteStatus'>,
    Pick<BidderDocument, 'currency' | 'preferredCategories' | 'tags' | 'createdAt'> {
  address: Pick<BidderDocument['address'], 'city' | 'state' | 'country'>
  nationalScore: Score
  localScore: Score
  facts: Pick<BidderDocument['facts'], 'auctions' | 'spent'>
}

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
