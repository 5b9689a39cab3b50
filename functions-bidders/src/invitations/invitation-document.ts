import type { Auction } from '@auctionwiz/contracts/auctions'
import type { Invitation } from '@auctionwiz/contracts/bidder-invitations'
import { Failure } from '@auctionwiz/platform/core/failure'
import { derivedId } from '@auctionwiz/platform/core/ids'
import type { StoredDocument } from '@auctionwiz/platform/core/store'

/** An invitation as stored in the house's partition. Its id is made of auction and bidder, so there is one for both at most. */
export interface InvitationDocument extends StoredDocument, Omit<Invitation, 'version'> {
  type: 'bidder-invitation'
  /** What staff wrote at the head of the mail. */
  message?: string
}

export const invitationId = (auctionId: string, bidderId: string): Promise<string> => derivedId('inv', auctionId, bidderId)

export const invitationOf = ({ type: _type, message: _message, ...invitation }: InvitationDocument, version: string): Invitation => ({
  ...invitation,
  version,
})

/** Whether anybody can still come to the auction. */
export const isOpen = ({ status }: Auction): boolean => status !== 'Completed' && status !== 'Cancelled'

/** Fails with auction_over. */
export const requireOpen = (auction: Auction): void => {
  if (!isOpen(auction)) throw new Failure('auction_over', { title: auction.title })
}
