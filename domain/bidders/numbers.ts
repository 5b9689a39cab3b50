/**
 * Bidder numbers (B-10482) come from one counter document of the house. A writer replaces it under its version, in the same batch as
 * the bidders or before them; gaps are allowed, repeats are not.
 */
export const bidderCounterId = 'counter:bidders'

export interface BidderCounter {
  id: typeof bidderCounterId
  type: 'counter'
  /** The sequence that the next bidder gets, see `bidderNumber`. */
  next: number
}

export const bidderCounter = (next = 1): BidderCounter => ({ id: bidderCounterId, type: 'counter', next })
