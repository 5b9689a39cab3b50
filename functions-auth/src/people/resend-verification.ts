import type { resendVerification as endpoint } from '@auctionwiz/contracts/passwords'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import type { Deps } from '../deps.ts'
import { spendMail } from '../security/limits.ts'
import { activeUser } from './active-user.ts'
import { userByEmail } from './addresses.ts'
import { newProof } from './proofs.ts'

/** If another user has the address, that user gets an email; the answer is the same. */
export const resendVerification =
  ({ people, rateLimiter, mail }: Pick<Deps, 'people' | 'rateLimiter' | 'mail'>): UseCase<typeof endpoint> =>
  async (_input, { userId, address, now }) => {
    const user = await activeUser(people, userId)
    if (user.emailVerified) return { success: true }
    await spendMail(rateLimiter, 'verification', user.email, address, now)
    const holder = await userByEmail(people, user.email)
    const { write, token } = await newProof(user.id, 'email', user.email, now)
    await people.partition(user.id).write([write])
    const { language } = user.profile
    await mail.send(
      holder
        ? {
            kind: 'already_registered',
            to: user.email,
            language: holder.profile.language,
            values: { name: holder.firstName },
            link: mail.link('/'),
          }
        : { kind: 'verify_email', to: user.email, language, link: mail.link('/verify-email', token) },
    )
    return { success: true }
  }
