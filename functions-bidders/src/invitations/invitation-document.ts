import type { Auction } from '@auctionwiz/contracts/auctions'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { InvitationDocument } from '@auctionwiz/records/bidder-invitations'

/** Whether the mail has gone out, or is about to. */
export const isMailGone = ({ mail }: Pick<InvitationDocument, 'mail'>): boolean => mail === 'sending' || mail === 'sent'

/** Whether anybody can still come to the auction. */
export const isOpen = ({ status }: Auction): boolean => status !== 'Completed' && status !== 'Cancelled'

/** Fails with auction_over. */
export const requireOpen = (auction: Auction): void => {
  if (!isOpen(auction)) throw new Failure('auction_over', { title: auction.title })
}
