import { auditWrite } from '@auctionwiz/platform/core/records/audit'
import { randomId } from '@auctionwiz/platform/core/store/ids'
import { notifyOwn } from '@auctionwiz/records/notify'
import type { Deps } from '../deps.ts'
import { when } from '../messages/when.ts'
import { userByEmail } from '../people/addresses.ts'
import { removeFactors } from '../users/remove-factors.ts'

interface Order {
  email: string
  /** The operator who resets the factors, and the support request. The audit log records both. */
  operator: string
  ticket: string
}

/**
 * The operator resets factors for people whom nobody in their account can help: the owner, and members of several accounts.
 * @throws Error for an address without a user, or a user without a second factor; nothing is changed then.
 */
export async function resetFactors(
  parts: Pick<Deps, 'people' | 'accounts' | 'mail' | 'revoker' | 'clock'>,
  { email, operator, ticket }: Order,
): Promise<string> {
  const user = await userByEmail(parts.people, email)
  if (!user) throw new Error(`No user signs in with ${email}.`)
  if (!user.mfa.enabled) throw new Error(`${user.id} has no second factor.`)
  const now = parts.clock()
  const source = { now, actorId: 'operator', actorName: operator, address: '', correlationId: randomId('req') }
  await removeFactors(parts, user, (subject) => auditWrite(source, { ...subject, after: { ticket } }), now)
  const values = { name: user.firstName, inviter: operator, account: 'AuctionWiz', when: when(now, user.profile) }
  await parts.mail.send({ kind: 'mfa_reset', to: user.email, language: user.profile.language, values, link: parts.mail.link('/') })
  const notice = { cause: ['factors_reset', source.correlationId], kind: 'factors_reset', facts: { person: operator } } as const
  await notifyOwn(parts.people.partition(user.id), user.id, notice, now)
  return user.id
}
