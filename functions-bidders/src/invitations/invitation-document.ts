import type { Auction } from '@auctionwiz/contracts/auctions'
import { stageOf } from '@auctionwiz/domain/auctions/actions'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { InvitationDocument } from '@auctionwiz/records/bidder-invitations'

/** Whether an email has been sent, or is about to be; a reminder that is pending does not take back the first email. */
export const isMailGone = ({ mail, sentAt }: Pick<InvitationDocument, 'mail' | 'sentAt'>): boolean =>
  mail === 'sending' || mail === 'sent' || sentAt !== undefined

/** Whether bidders can come to the auction: it is published and not over. */
export const isOpen = (auction: Auction): boolean => ['Upcoming', 'Active'].includes(stageOf(auction))

/** Fails with auction_over or auction_unpublished. */
export const requireOpen = (auction: Auction): void => {
  if (isOpen(auction)) return
  throw new Failure(stageOf(auction) === 'Draft' ? 'auction_unpublished' : 'auction_over', { title: auction.title })
}
