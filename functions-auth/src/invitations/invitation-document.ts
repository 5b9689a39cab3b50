import type { Invitation } from '@auctionwiz/contracts/invitations'
import { derivedId } from '@auctionwiz/platform/core/ids'
import type { StoredDocument } from '@auctionwiz/platform/core/store'
import { emailLookup } from '@auctionwiz/records/lookups'

/** In the account's partition, one for each address: inviting again replaces it. `at` is when it was made, for the order of lists. */
export interface InvitationDocument extends StoredDocument, Omit<Invitation, 'id' | 'status' | 'invitedBy' | 'invitedAt'> {
  type: 'invitation'
  status: 'pending' | 'accepted' | 'withdrawn'
  secretHash: string
  at: string
  inviterId: string
  inviterName: string
  acceptedBy?: string
}

/** An account has one for each address. */
export const invitationId = (accountId: string, email: string): Promise<string> => derivedId('inv', accountId, emailLookup(email))

/** Days that an invitation is good for. */
export const invitationDays = 14

/** Seconds that the store keeps one after it was sent. */
export const keptFor = 90 * 24 * 3600

export const presentInvitation = ({ at, inviterName, status: _, ...stored }: InvitationDocument, now: Date): Invitation => ({
  ...stored,
  invitedAt: at,
  invitedBy: inviterName,
  status: stored.expiresAt <= now.toISOString() ? 'expired' : 'pending',
})
