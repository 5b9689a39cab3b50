import type { Auction } from '@auctionwiz/contracts/auctions'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { InvitationDocument } from '@auctionwiz/records/bidder-invitations'

/** Whether an email has been sent, or is about to be; a reminder that is pending does not take back the first email. */
export const isMailGone = ({ mail, sentAt }: Pick<InvitationDocument, 'mail' | 'sentAt'>): boolean =>
  mail === 'sending' || mail === 'sent' || sentAt !== undefined

/** Whether anybody can still come to the auction. */
export const isOpen = ({ status }: Auction): boolean => status !== 'Completed' && status !== 'Cancelled'

/** Fails with auction_over. */
export const requireOpen = (auction: Auction): void => {
  if (!isOpen(auction)) throw new Failure('auction_over', { title: auction.title })
}
