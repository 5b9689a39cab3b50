/**
 * Bidder numbers (B-10482) come from one counter document of the house. Whoever takes numbers replaces it under its version,
 * in the same batch as the bidders or before them; gaps are fine, repeats are not.
 */
export const bidderCounterId = 'counter:bidders'
export const firstBidderNumber = 10_001

export interface BidderCounter {
  id: typeof bidderCounterId
  type: 'counter'
  next: number
}

export const bidderCounter = (next = firstBidderNumber): BidderCounter => ({ id: bidderCounterId, type: 'counter', next })

export const bidderNumber = (n: number): string => `B-${n}`
