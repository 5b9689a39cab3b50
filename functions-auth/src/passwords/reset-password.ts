import type { resetPassword as endpoint } from '@auctionwiz/contracts/passwords'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { isStoreError } from '@auctionwiz/platform/core/store/store'
import { auditOf } from '../audit/audit-of.ts'
import type { Deps } from '../deps.ts'
import { when } from '../messages/when.ts'
import { notifyUser } from '../notifications/notify-user.ts'
import { proofOwner, readProof } from '../people/proofs.ts'
import { addressLimit, passwordLimit } from '../security/limits.ts'
import { revoking } from '../sessions/revoking.ts'
import { passwordWrite, requireGoodPassword } from './new-password.ts'

/** It does not sign the user in: a second factor is still required at the next sign-in. */
export const resetPassword =
  (parts: Pick<Deps, 'people' | 'accounts' | 'rateLimiter' | 'hasher' | 'mail' | 'revoker' | 'clock'>): UseCase<typeof endpoint> =>
  async ({ body }, context) => {
    const { people, accounts, rateLimiter, hasher, mail } = parts
    const { proof, user } = await rateLimiter.attempt(addressLimit(context.address), context.now, () =>
      proven(people, body.token, context.now),
    )
    await requireGoodPassword(body, user, await accounts.passwordMinimum(await people.memberships(user.id)))
    const hash = await hasher.hash(body.newPassword)
    const event = auditOf(context, user.id)({ action: 'user.password_reset', subjectType: 'user', subjectId: user.id })
    const writes = [{ kind: 'remove', id: proof.document.id, version: proof.version } as const, passwordWrite(hash, context.now), event]
    await revoking(parts, [`user:${user.id}`], () =>
      people
        .change(
          user.id,
          (stored) => ({ ...stored, sessionsFrom: context.now.toISOString() }),
          () => writes,
        )
        .catch(usedMeanwhile),
    )
    await rateLimiter.reset([passwordLimit(user.email)])
    const values = { name: user.firstName, when: when(context.now, user.profile), address: context.address }
    mail.post({ kind: 'password_changed', to: user.email, language: user.profile.language, values, link: mail.link('/') })
    await notifyUser(people, user.id, { kind: 'password_changed', facts: { address: context.address } }, context)
    return { success: true }
  }

async function proven(people: Deps['people'], token: string, now: Date) {
  const owner = proofOwner(token)
  const person = people.partition(owner?.userId ?? 'nobody')
  const proof = owner && (await readProof(person, owner, ['password-reset'], now))
  const user = owner && (await people.read(owner.userId))
  if (!proof || !user) throw new Failure('link_rejected')
  return { proof, user }
}

function usedMeanwhile(error: unknown): never {
  throw isStoreError(error, 'missing') ? new Failure('link_rejected') : error
}
