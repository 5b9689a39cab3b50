import type { requestPasswordReset as endpoint } from '@auctionwiz/contracts/passwords'
import type { UseCase } from '@auctionwiz/platform/core/context'
import { randomId } from '@auctionwiz/platform/core/ids'
import { auditOf } from '../audit/audit-of.ts'
import type { Parts } from '../parts.ts'
import { newProof } from '../people/proofs.ts'
import { userByEmail } from '../people/user-by-email.ts'
import { spendMail } from '../sign-in/limits.ts'

/** For an address that nobody has the same is read and written, to a place that nobody reads; only the mail is missing, and it is not waited for. */
export const requestPasswordReset =
  ({ people, attempts, mail }: Pick<Parts, 'people' | 'attempts' | 'mail'>): UseCase<typeof endpoint> =>
  async ({ body: { email } }, context) => {
    await spendMail(attempts, email, context.address, context.now)
    const user = await userByEmail(people, email)
    const userId = user?.id ?? randomId('usr')
    const { write, token } = await newProof(userId, 'password-reset', email, context.now)
    const event = auditOf(context, userId)({ action: 'user.password_reset_asked', subjectType: 'user', subjectId: userId })
    await people.partition(userId).write([write, user ? event : forgotten(event)])
    if (user) {
      const { name, profile } = user
      mail.post({
        kind: 'password_reset',
        to: user.email,
        language: profile.language,
        values: { name },
        link: mail.link('/reset-password', token),
      })
    }
    return { success: true }
  }

/** What belongs to nobody is not kept. */
const forgotten = <T extends { kind: string }>(write: T): T =>
  'document' in write ? { ...write, document: { ...(write.document as object), ttl: 60 } } : write
