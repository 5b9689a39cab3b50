import type { changePassword as endpoint } from '@auctionwiz/contracts/passwords'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { readSession } from '@auctionwiz/records/live-sessions'
import { accountAudit } from '../audit/audit-of.ts'
import type { Deps } from '../deps.ts'
import { when } from '../messages/when.ts'
import { notifyUser } from '../notifications/notify-user.ts'
import { activeUser } from '../people/active-user.ts'
import { revoking } from '../sessions/revoking.ts'
import { keptSession } from '../sessions/sessions.ts'
import { requirePassword } from './check-password.ts'
import { passwordWrite, requireGoodPassword } from './new-password.ts'

export const changePassword =
  (parts: Pick<Deps, 'people' | 'accounts' | 'rateLimiter' | 'hasher' | 'mail' | 'revoker' | 'clock'>): UseCase<typeof endpoint> =>
  async ({ body: { currentPassword, endOtherSessions = true, ...choice } }, context) => {
    const { people, accounts, hasher, mail } = parts
    const { claims, now } = context
    const user = await activeUser(people, claims.userId)
    await requirePassword(parts, user, currentPassword, now)
    if (choice.newPassword.normalize('NFC') === currentPassword.normalize('NFC'))
      throw new Failure('password_rejected', { reason: 'This is your current password. Choose another.' })
    await requireGoodPassword(choice, user, await accounts.passwordMinimum(await people.memberships(user.id)))
    const hash = await hasher.hash(choice.newPassword)
    const event = accountAudit(context)({
      action: 'user.password_change',
      subjectType: 'user',
      subjectId: user.id,
      after: { endOtherSessions },
    })
    const writes = [passwordWrite(hash, now), event]
    if (endOtherSessions) {
      const session = await readSession(people.partition(user.id), claims.sessionId, now)
      const kept = session ? [keptSession(session, now)] : []
      await revoking(parts, [`user:${user.id}`], () =>
        people.change(
          user.id,
          (stored) => ({ ...stored, sessionsFrom: now.toISOString() }),
          () => [...writes, ...kept],
        ),
      )
    } else await people.partition(user.id).write(writes)
    const values = { name: user.firstName, when: when(now, user.profile), address: context.address }
    mail.post({ kind: 'password_changed', to: user.email, language: user.profile.language, values, link: mail.link('/') })
    await notifyUser(people, user.id, { kind: 'password_changed', facts: { address: context.address } }, context)
    return { success: true }
  }
