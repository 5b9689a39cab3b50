import type { Bidder } from '@auctionwiz/contracts/bidders'
import { emptyFacts } from '../scores/facts.ts'

/** The defaults of a bidder of whom only name and address are known. */
export const newBidderDefaults = (): Pick<
  Bidder,
  | 'address'
  | 'status'
  | 'autoInviteStatus'
  | 'preferredPaymentMethod'
  | 'preferredCategories'
  | 'facts'
  | 'auctionHistory'
  | 'notes'
  | 'tags'
> => ({
  address: { country: 'USA' },
  status: 'Pending',
  autoInviteStatus: 'Manual Review',
  preferredPaymentMethod: 'Credit Card',
  preferredCategories: [],
  facts: emptyFacts(),
  auctionHistory: [],
  notes: [],
  tags: [],
})
