import type { requestPasswordReset as endpoint } from '@auctionwiz/contracts/passwords'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { randomId } from '@auctionwiz/platform/core/store/ids'
import { auditOf } from '../audit/audit-of.ts'
import type { Deps } from '../deps.ts'
import { paceMail, paceReset } from '../messages/mail-pace.ts'
import { userByEmail } from '../people/addresses.ts'
import { newProof } from '../people/proofs.ts'
import { spendReset } from '../security/limits.ts'

/**
 * Asking is never refused for what others asked: mails beyond the usual go out later. For an address that nobody has the same is read and written, to a place that nobody reads; only the mail is missing, and it is not waited for.
 */
export const requestPasswordReset =
  ({ store, people, rateLimiter, mail }: Pick<Deps, 'store' | 'people' | 'rateLimiter' | 'mail'>): UseCase<typeof endpoint> =>
  async ({ body: { email } }, context) => {
    const { address, now } = context
    await spendReset(rateLimiter, address, now)
    const user = await userByEmail(people, email)
    const userId = user?.id ?? randomId('usr')
    const { write, token } = await newProof(userId, 'password-reset', email, now)
    const event = auditOf(context, userId)({ action: 'user.password_reset_asked', subjectType: 'user', subjectId: userId })
    await people.partition(userId).write([write, user ? event : forgotten(event)])
    const [own, all] = await Promise.all([paceReset(store, email, now), paceMail(store, user ? 'reset' : 'nobody', now)])
    if (user && own !== undefined) {
      const { firstName, profile } = user
      const letter = { kind: 'password_reset', to: user.email, language: profile.language, values: { name: firstName } } as const
      mail.post({ ...letter, link: mail.link('/reset-password', token) }, Math.max(own, all))
    }
    return { success: true }
  }

/** What belongs to nobody is not kept. */
const forgotten = <T extends { kind: string }>(write: T): T =>
  'document' in write ? { ...write, document: { ...(write.document as object), ttl: 60 } } : write
