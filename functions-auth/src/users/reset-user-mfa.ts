import type { User } from '@auctionwiz/contracts/identity'
import type { resetUserMfa as endpoint } from '@auctionwiz/contracts/users'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { AccountContext, UseCase } from '@auctionwiz/platform/core/http/context'
import { findAccount } from '@auctionwiz/records/accounts'
import { requireConfirmed } from '@auctionwiz/records/live-sessions'
import { accountAudit } from '../audit/audit-of.ts'
import type { Deps } from '../deps.ts'
import { when } from '../messages/when.ts'
import { notifyUser } from '../notifications/notify-user.ts'
import { activeUser } from '../people/active-user.ts'
import { requireReach } from '../security/administers.ts'
import { removeFactors } from './remove-factors.ts'
import { requireHere } from './require-here.ts'

type ResetParts = Pick<Deps, 'people' | 'accounts' | 'mail' | 'revoker' | 'clock'>

/**
 * Resets the second factors of a user who lost them all. An administrator can do so only for a user who belongs to no other account, because an
 * invitation must not weaken the sign-in to another account.
 */
export const resetUserMfa =
  (parts: ResetParts): UseCase<typeof endpoint> =>
  async ({ params: { id } }, context) => {
    const { people } = parts
    const { claims } = context
    requireReach(claims, await requireHere(id, context))
    await requireConfirmed(people.partition(claims.userId), claims.sessionId, context.now)
    const memberships = await people.memberships(id)
    if (memberships.some(({ accountId }) => accountId !== claims.accountId)) throw new Failure('shared_factors')
    const user = await activeUser(people, id)
    if (!user.mfa.enabled) throw new Failure('no_second_factor', { name: user.name })
    await removeFactors(parts, user, accountAudit(context), context.now)
    await notify(parts, user, context)
    await notifyUser(people, id, { kind: 'factors_reset', facts: { person: claims.userName } }, context)
    return { success: true }
  }

async function notify({ mail }: ResetParts, user: User, { account, claims, now }: AccountContext): Promise<void> {
  const stored = await findAccount(account)
  const { language } = user.profile
  const values = { name: user.firstName, inviter: claims.userName, account: stored?.document.name ?? '', when: when(now, user.profile) }
  mail.post({ kind: 'mfa_reset', to: user.email, language, values, link: mail.link('/') })
}
