import { adjustmentMarks } from '@auctionwiz/contracts/held-permissions'
import type { Invitation } from '@auctionwiz/contracts/invitations'
import type { AccountContext } from '@auctionwiz/platform/core/context'
import { recordsOf } from '@auctionwiz/platform/core/records/writer'
import { type UserInvitationDocument, userInvitationId, userInvitationRecord } from '@auctionwiz/records/user-invitations'
import { accountAudit } from '../audit/audit-of.ts'
import { spendInvitation } from '../security/limits.ts'
import { hashSecret, newSecret } from '../security/secrets.ts'
import type { InviteParts } from './invite.ts'
import { sendInvitation } from './send-invitation.ts'

/** Days that an invitation is good for. */
const invitationDays = 14

type Offer = Pick<UserInvitationDocument, 'email' | 'role' | 'auctionHouseIds' | 'adjustments' | 'personalMessage'>

/** Writes an invitation with a new link, in place of any earlier one to the address, and mails it. */
export const issueInvitation = async (parts: InviteParts, offer: Offer, context: AccountContext): Promise<Invitation> => {
  const { account, claims, now } = context
  await spendInvitation(parts.attempts, offer.email, claims, now)
  const id = await userInvitationId(claims.accountId, offer.email)
  const secret = newSecret()
  const invitation = userInvitationRecord.document({
    ...offer,
    id,
    status: 'pending',
    delivery: 'sending',
    secretHash: await hashSecret(secret),
    at: now.toISOString(),
    sentAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + invitationDays * 86_400_000).toISOString(),
    inviterId: claims.userId,
    inviterName: claims.userName,
  })
  const { role, auctionHouseIds, adjustments } = offer
  const permissions = adjustmentMarks(adjustments).join(' ')
  const event = accountAudit(context)({
    action: 'invitation.send',
    subjectType: 'invitation',
    subjectId: id,
    subjectName: offer.email,
    after: { role, auctionHouseIds, ...(permissions && { permissions }) },
  })
  await recordsOf(userInvitationRecord, account).put(invitation, [event])
  return sendInvitation(parts, invitation, secret, context)
}
