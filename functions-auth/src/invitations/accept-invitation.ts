import type { acceptInvitation as endpoint } from '@auctionwiz/contracts/invitations'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import type { Deps } from '../deps.ts'
import { activeUser } from '../people/active-user.ts'
import { hasAddress } from '../people/addresses.ts'
import { confirmAddress } from '../people/confirm-address.ts'
import { join } from './join.ts'
import { openInvitation } from './open-invitation.ts'

/** The code was mailed to the address, so it confirms that of a user who has not done so yet. */
export const acceptInvitation =
  (parts: Pick<Deps, 'people' | 'accounts' | 'rateLimiter' | 'mail' | 'revoker' | 'clock'>): UseCase<typeof endpoint> =>
  async ({ body }, context) => {
    const [user, invitation] = await Promise.all([activeUser(parts.people, context.userId), openInvitation(parts, body.token, context)])
    if (!hasAddress(user, invitation.document.email)) throw new Failure('invitation_mismatch')
    const confirmed = user.emailVerified ? user : await confirmAddress(parts, user, user.email, context)
    await join(parts, invitation, confirmed, context)
    const membership = await parts.accounts.membership(invitation.accountId, user.id)
    if (!membership) throw new Failure('invitation_rejected')
    return { account: membership.account, access: membership.access }
  }
