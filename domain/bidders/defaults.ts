import type { Bidder } from '@auctionwiz/contracts/bidders'
import { emptyFacts } from '../scores/facts.ts'

/** What a bidder is before anything but the name and address is known. */
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
