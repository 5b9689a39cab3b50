import type { changeEmail as endpoint } from '@auctionwiz/contracts/passwords'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { accountAudit } from '../audit/audit-of.ts'
import type { Deps } from '../deps.ts'
import { when } from '../messages/when.ts'
import { notifyUser } from '../notifications/notify-user.ts'
import { activeUser } from '../people/active-user.ts'
import { hasAddress, userByEmail } from '../people/addresses.ts'
import { newProof } from '../people/proofs.ts'
import { spendMail } from '../security/limits.ts'
import { requirePassword } from './check-password.ts'

/** An address that already has a user gets an email that says so; the answer is the same. */
export const changeEmail =
  (parts: Pick<Deps, 'people' | 'rateLimiter' | 'hasher' | 'mail'>): UseCase<typeof endpoint> =>
  async ({ body: { newEmail, password } }, context) => {
    const { people, rateLimiter, mail } = parts
    const user = await activeUser(people, context.claims.userId)
    if (hasAddress(user, newEmail)) throw new Failure('invalid_request', { fields: { newEmail: 'This is already your email address.' } })
    await requirePassword(parts, user, password, context.now)
    await spendMail(rateLimiter, 'change', newEmail, context.address, context.now)
    const taken = await userByEmail(people, newEmail)
    const { write, token } = await newProof(user.id, 'email-change', newEmail, context.now)
    const event = accountAudit(context)({ action: 'user.email_change_asked', subjectType: 'user', subjectId: user.id })
    await people.partition(user.id).write([write, event])

    const { language } = user.profile
    const values = { name: user.firstName, when: when(context.now, user.profile) }
    mail.post({ kind: 'email_change_asked', to: user.email, language, values })
    await notifyUser(people, user.id, { kind: 'email_change_asked', facts: { address: context.address } }, context)
    await mail.send(
      taken
        ? { kind: 'email_taken', to: newEmail, language }
        : { kind: 'email_change', to: newEmail, language, link: mail.link('/verify-email', token) },
    )
    return { success: true }
  }
