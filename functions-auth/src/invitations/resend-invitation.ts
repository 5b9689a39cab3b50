import { adjustmentMarks } from '@auctionwiz/contracts/held-permissions'
import type * as calls from '@auctionwiz/contracts/invitations'
import type { Invitation } from '@auctionwiz/contracts/invitations'
import { adjustedPermissions } from '@auctionwiz/contracts/permissions'
import { Failure, notFound } from '@auctionwiz/platform/core/errors/failure'
import type { AccountContext, UseCase } from '@auctionwiz/platform/core/http/context'
import type { Versioned } from '@auctionwiz/platform/core/store/store'
import type { UserInvitationDocument } from '@auctionwiz/records/user-invitations'
import { readMember } from '../accounts/members.ts'
import { activeUser } from '../people/active-user.ts'
import { requireAdministered } from '../security/administers.ts'
import { invite, offeredAdjustments } from './invite-user.ts'
import { type InviteParts, issueInvitation } from './issue-invitation.ts'
import { pendingInvitation } from './pending-invitation.ts'

export const resendInvitation =
  (parts: InviteParts): UseCase<typeof calls.resendInvitation> =>
  async ({ params }, context) => {
    const stored = await pendingInvitation(params.id, context)
    if (!stored) throw notFound('Invitation')
    return renewInvitation(parts, stored, context)
  }

/** The user who resends it becomes its sender, so they must be allowed to offer all of it. */
async function renewInvitation(
  parts: InviteParts,
  { document: { email, role, auctionHouseIds, adjustments, personalMessage } }: Versioned<UserInvitationDocument>,
  context: AccountContext,
): Promise<Invitation> {
  requireAdministered(context.claims, auctionHouseIds, 'users:invite')
  if (role === 'admin' && context.claims.accountRole !== 'owner') throw new Failure('owner_only')
  const permissions = adjustments && adjustedPermissions(role, adjustmentMarks(adjustments))
  const beside = offeredAdjustments(role, auctionHouseIds, permissions, context)
  return issueInvitation(parts, { email, role, auctionHouseIds, ...beside, ...(personalMessage && { personalMessage }) }, context)
}

/** The list of people shows invited ones among members, so the id is that of an invitation or of a user. */
export const inviteAgain =
  (parts: InviteParts): UseCase<typeof calls.inviteAgain> =>
  async ({ params, body: { role, auctionHouseIds, personalMessage } }, context) => {
    const pending = await pendingInvitation(params.id, context)
    if (pending) return renewInvitation(parts, pending, context)
    const member = await readMember(context.account, params.id)
    const { email } = await activeUser(parts.people, member.userId)
    if (!role || !auctionHouseIds) throw new Failure('required_fields')
    return invite(parts, { email, role, auctionHouseIds, ...(personalMessage && { personalMessage }) }, context)
  }
