import { adjustmentMarks } from '@auctionwiz/contracts/held-permissions'
import type { resendInvitation as endpoint, Invitation } from '@auctionwiz/contracts/invitations'
import { adjustedPermissions } from '@auctionwiz/contracts/permissions'
import type { AccountContext, UseCase } from '@auctionwiz/platform/core/context'
import { Failure, notFound } from '@auctionwiz/platform/core/failure'
import type { Versioned } from '@auctionwiz/platform/core/store'
import type { UserInvitationDocument } from '@auctionwiz/records/user-invitations'
import { requireAdministered } from '../security/administers.ts'
import { type InviteParts, offeredAdjustments } from './invite.ts'
import { issueInvitation } from './issue-invitation.ts'
import { pendingInvitation } from './pending-invitation.ts'

export const resendInvitation =
  (parts: InviteParts): UseCase<typeof endpoint> =>
  async ({ params }, context) => {
    const stored = await pendingInvitation(params.id, context)
    if (!stored) throw notFound('Invitation')
    return renewInvitation(parts, stored, context)
  }

/** Whoever sends it again stands for what it offers, so they must be allowed to offer all of it. */
export const renewInvitation = async (
  parts: InviteParts,
  { document: { email, role, auctionHouseIds, adjustments, personalMessage } }: Versioned<UserInvitationDocument>,
  context: AccountContext,
): Promise<Invitation> => {
  requireAdministered(context.claims, auctionHouseIds, 'users:invite')
  if (role === 'admin' && context.claims.accountRole !== 'owner') throw new Failure('owner_only')
  const permissions = adjustments && adjustedPermissions(role, adjustmentMarks(adjustments))
  const beside = offeredAdjustments(role, auctionHouseIds, permissions, context)
  return issueInvitation(parts, { email, role, auctionHouseIds, ...beside, ...(personalMessage && { personalMessage }) }, context)
}
