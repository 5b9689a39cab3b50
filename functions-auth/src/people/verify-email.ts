import type { verifyEmail as endpoint } from '@auctionwiz/contracts/passwords'
import type { UseCase } from '@auctionwiz/platform/core/context'
import { Failure } from '@auctionwiz/platform/core/failure'
import { isStoreError, type Versioned, type Write } from '@auctionwiz/platform/core/store'
import { auditOf } from '../audit/audit-of.ts'
import { when } from '../messages/when.ts'
import type { Parts } from '../parts.ts'
import { addressGuard } from '../sign-in/limits.ts'
import { claimAddress, releaseAddress } from './claim-address.ts'
import { confirmedUser } from './confirmed-user.ts'
import type { PasswordDocument } from './person.ts'
import { proofOwner, readProof } from './proofs.ts'
import { hasAddress } from './user-by-email.ts'

/** A new user's first address, or the next address of one. The first to confirm an address has it. */
export const verifyEmail =
  ({ people, accounts, attempts, mail }: Pick<Parts, 'people' | 'accounts' | 'attempts' | 'mail'>): UseCase<typeof endpoint> =>
  async ({ body }, context) => {
    const guard = [addressGuard(context.address)]
    await attempts.admit(guard, context.now)
    const owner = proofOwner(body.token)
    const proof = owner && (await readProof(people.partition(owner.userId), owner, ['email', 'email-change'], context.now))
    const user = owner && (await people.read(owner.userId))
    if (!proof || !user) {
      await attempts.failed(guard, context.now)
      throw new Failure('link_rejected')
    }
    const { email, id, kind } = proof.document
    if (!(await claimAddress(people, email, user.id))) throw new Failure('link_rejected')
    const action = kind === 'email' ? 'user.email_verified' : 'user.email_change'
    const event = auditOf(context, user.id)({ action, subjectType: 'user', subjectId: user.id })
    const password = await people.partition(user.id).read<PasswordDocument>('password')
    const after = await people
      .change(
        user.id,
        (stored) => confirmedUser(stored, email, context.now),
        () => [{ kind: 'remove', id, version: proof.version }, ...lasting(password), event],
      )
      .catch((error: unknown) => {
        throw isStoreError(error, 'missing') ? new Failure('link_rejected') : error
      })
    if (!hasAddress(user, email)) {
      await releaseAddress(people, user.email, user.id)
      const values = { name: user.name, when: when(context.now, user.profile) }
      mail.post({ kind: 'email_changed', to: user.email, language: user.profile.language, values })
    }
    await accounts.showPerson(after, await people.memberships(user.id))
    return { success: true, email }
  }

/** The password of a new user is forgotten with them unless the address is confirmed. */
const lasting = (stored: Versioned<PasswordDocument> | undefined): Write[] => {
  if (stored?.document.ttl === undefined) return []
  const { ttl: _, ...document } = stored.document
  return [{ kind: 'replace', document, version: stored.version }]
}
