import type { inviteAgain as endpoint } from '@auctionwiz/contracts/invitations'
import type { UseCase } from '@auctionwiz/platform/core/context'
import { Failure } from '@auctionwiz/platform/core/failure'
import { readMember } from '../accounts/members.ts'
import { activeUser } from '../people/active-user.ts'
import { type InviteParts, invite } from './invite.ts'
import { pendingInvitation } from './pending-invitation.ts'
import { renewInvitation } from './resend-invitation.ts'

/** The list of people shows invited ones among members, so the id is that of an invitation or of a user. */
export const inviteAgain =
  (parts: InviteParts): UseCase<typeof endpoint> =>
  async ({ params, body: { role, auctionHouseIds, personalMessage } }, context) => {
    const pending = await pendingInvitation(params.id, context)
    if (pending) return renewInvitation(parts, pending, context)
    const member = await readMember(context.account, params.id)
    const { email } = await activeUser(parts.people, member.userId)
    if (!role || !auctionHouseIds) throw new Failure('required_fields')
    return invite(parts, { email, role, auctionHouseIds, ...(personalMessage && { personalMessage }) }, context)
  }
