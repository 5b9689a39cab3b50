import type { sendUserPasswordReset as endpoint } from '@auctionwiz/contracts/users'
import { notFound } from '@auctionwiz/platform/core/errors/failure'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { accountAudit } from '../audit/audit-of.ts'
import type { Deps } from '../deps.ts'
import { newProof } from '../people/proofs.ts'
import { requireReach } from '../security/administers.ts'
import { spendInvitation } from '../security/limits.ts'
import { requireHere } from './require-here.ts'

/** An administrator begins a reset and never learns or sets the password. */
export const sendUserPasswordReset =
  ({ people, rateLimiter, mail }: Pick<Deps, 'people' | 'rateLimiter' | 'mail'>): UseCase<typeof endpoint> =>
  async ({ params }, context) => {
    const { claims, account, now } = context
    requireReach(claims, await requireHere(params.id, context))
    const user = await people.read(params.id)
    if (!user) throw notFound('User')
    await spendInvitation(rateLimiter, user.email, claims, now)
    const audit = accountAudit(context)
    const event = { action: 'user.password_reset_asked', subjectType: 'user', subjectId: user.id, subjectName: user.name } as const
    const { write, token } = await newProof(user.id, 'password-reset', user.email, now)
    await people.partition(user.id).write([write, audit(event)])
    await account.write([audit(event)])
    const { firstName, profile } = user
    await mail.send({
      kind: 'password_reset',
      to: user.email,
      language: profile.language,
      values: { name: firstName },
      link: mail.link('/reset-password', token),
    })
    return { success: true }
  }
