import type { Auction } from '@auctionwiz/contracts/auctions'
import type { Invitation } from '@auctionwiz/contracts/bidder-invitations'
import { Failure } from '@auctionwiz/platform/core/failure'
import { derivedId } from '@auctionwiz/platform/core/ids'
import type { StoredDocument } from '@auctionwiz/platform/core/store'

/** Seconds for which an invitation is kept after its last change: who was invited or denied, and why, can be asked about for three years. */
export const invitationKept = 3 * 365 * 86_400

/** An invitation as stored in the house's partition. Its id is made of auction and bidder, so there is one for both at most. */
export interface InvitationDocument extends StoredDocument, Omit<Invitation, 'version'> {
  type: 'bidder-invitation'
  /** What staff wrote at the head of the mail. */
  message?: string
  /** Names the action that made the last decision by hand, and what the invitation was before: nothing, where that action made it. */
  run?: string
  before?: Pick<InvitationDocument, 'state' | 'mail' | 'mailAt' | 'message'>
}

export const invitationId = (auctionId: string, bidderId: string): Promise<string> => derivedId('inv', auctionId, bidderId)

export const invitationOf = (
  { type: _type, ttl: _ttl, message: _message, run: _run, before: _before, ...invitation }: InvitationDocument,
  version: string,
): Invitation => ({ ...invitation, version })

/** Whether the mail has gone out, or is about to. */
export const isMailGone = ({ mail }: Pick<InvitationDocument, 'mail'>): boolean => mail === 'sending' || mail === 'sent'

/** Whether anybody can still come to the auction. */
export const isOpen = ({ status }: Auction): boolean => status !== 'Completed' && status !== 'Cancelled'

/** Fails with auction_over. */
export const requireOpen = (auction: Auction): void => {
  if (!isOpen(auction)) throw new Failure('auction_over', { title: auction.title })
}
