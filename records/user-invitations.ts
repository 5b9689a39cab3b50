import { instant } from '@auctionwiz/contracts/fields'
import { type Invitation, invitation } from '@auctionwiz/contracts/invitations'
import { type DocumentOf, record } from '@auctionwiz/platform/core/records/record'
import { derivedId } from '@auctionwiz/platform/core/store/ids'
import * as z from 'zod/mini'
import { emailLookup } from './lookups.ts'
import { passingStaffData } from './staff-data.ts'

const { id: _id, status: _status, invitedBy: _by, invitedAt: _at, ...fields } = invitation.shape

export const userInvitationRecord = record({
  type: 'invitation',
  container: 'accounts',
  idPrefix: 'inv',
  names: ['invitation', 'invitations'],
  about: 'An invitation to work in houses of the account, one for each address: inviting again replaces it.',
  fields: () => ({
    ...fields,
    status: z.enum(['pending', 'accepted', 'withdrawn']),
    secretHash: z.string(),
    /** When it was made, for the order of lists. */
    at: instant,
    inviterId: z.string(),
    inviterName: z.string(),
    acceptedBy: z.optional(z.string()),
  }),
  indexes: { composite: [['at']] },
  ttl: 90 * 24 * 3600,
  personalData: passingStaffData('inviterId'),
  nameOf: ({ email }) => email,
})

export type UserInvitationDocument = DocumentOf<typeof userInvitationRecord>

/** An account has one for each address. */
export const userInvitationId = (accountId: string, email: string): Promise<string> => derivedId('inv', accountId, emailLookup(email))

/** The invitation as its senders see it. */
export const userInvitationOf = ({ at, inviterName, status: _, ...stored }: UserInvitationDocument, now: Date): Invitation => ({
  ...stored,
  invitedAt: at,
  invitedBy: inviterName,
  status: stored.expiresAt <= now.toISOString() ? 'expired' : 'pending',
})
