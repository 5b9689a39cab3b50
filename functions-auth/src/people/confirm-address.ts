import type { User } from '@auctionwiz/contracts/identity'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { CallContext } from '@auctionwiz/platform/core/http/context'
import { isStoreError, type Versioned, type Write } from '@auctionwiz/platform/core/store/store'
import { findPassword, type PasswordDocument, passwordRecord } from '@auctionwiz/records/passwords'
import { nextRevision } from '@auctionwiz/records/revisions'
import type { UserDocument } from '@auctionwiz/records/users'
import { auditOf } from '../audit/audit-of.ts'
import type { Deps } from '../deps.ts'
import { when } from '../messages/when.ts'
import { notifyUser } from '../notifications/notify-user.ts'
import { claimAddress, hasAddress, releaseAddress } from './addresses.ts'

type ConfirmParts = Pick<Deps, 'people' | 'accounts' | 'mail'>

/**
 * Assigns a confirmed address to a user, with `beside` in the same batch. Throws link_rejected when another user was first.
 */
export async function confirmAddress(
  { people, accounts, mail }: ConfirmParts,
  user: User,
  email: string,
  context: CallContext,
  beside: readonly Write[] = [],
): Promise<User> {
  if (!(await claimAddress(people, email, user.id))) throw new Failure('link_rejected')
  const action = user.emailVerified ? 'user.email_change' : 'user.email_verified'
  const event = auditOf(context, user.id)({ action, subjectType: 'user', subjectId: user.id })
  const password = await findPassword(people.partition(user.id))
  const after = await people
    .change(
      user.id,
      (stored) => confirmedUser(stored, email, context.now),
      () => [...lasting(password), ...beside, event],
    )
    .catch((error: unknown) => {
      throw isStoreError(error, 'missing') ? new Failure('link_rejected') : error
    })
  if (!hasAddress(user, email)) {
    await releaseAddress(people, user.email, user.id)
    const values = { name: user.firstName, when: when(context.now, user.profile) }
    mail.post({ kind: 'email_changed', to: user.email, language: user.profile.language, values })
    await notifyUser(people, user.id, { kind: 'email_changed', facts: { address: email } }, context)
  }
  await accounts.showPerson(after, await people.memberships(user.id))
  return after
}

/** The password of a new user is forgotten with them unless the address is confirmed. */
function lasting(stored: Versioned<PasswordDocument> | undefined): Write[] {
  if (stored?.document.ttl === undefined) return []
  const { ttl: _, ...document } = stored.document
  return [passwordRecord.replacement(document, stored.version)]
}

/** A user whose address was proven: no longer forgotten by the store, and active unless suspended. */
export function confirmedUser(user: UserDocument, email: string, now: Date): UserDocument {
  const { ttl: _, ...kept } = user
  return {
    ...kept,
    email,
    emailVerified: true,
    status: user.status === 'pending' ? 'active' : user.status,
    updatedAt: now.toISOString(),
    revision: nextRevision(user),
  }
}
