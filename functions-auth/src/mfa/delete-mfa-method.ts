import type { deleteMfaMethod as endpoint } from '@auctionwiz/contracts/mfa'
import type { AccountContext, UseCase } from '@auctionwiz/platform/core/http/context'
import type { Partition } from '@auctionwiz/platform/core/store/partition'
import type { Versioned, Write } from '@auctionwiz/platform/core/store/store'
import { requireConfirmed } from '@auctionwiz/records/live-sessions'
import type { MfaMethodDocument } from '@auctionwiz/records/mfa-methods'
import { accountAudit } from '../audit/audit-of.ts'
import type { Deps } from '../deps.ts'
import { when } from '../messages/when.ts'
import { notifyUser } from '../notifications/notify-user.ts'
import { changeFactors, readMethod, usableMethods } from './methods.ts'
import { requireSpare } from './require-spare.ts'

type RemovingParts = Pick<Deps, 'people' | 'accounts' | 'mail'>
type ReadMethod = (person: Partition, id: string) => Promise<Versioned<MfaMethodDocument>>

export const deleteMfaMethod =
  (parts: RemovingParts): UseCase<typeof endpoint> =>
  async ({ params }, context) => {
    await removeMethod(parts, params.id, readMethod, context)
    return { success: true }
  }

/**
 * With the last method the backup codes go too: alone they would be a weaker way in. Fails with not_found, confirmation_required and mfa_needed.
 * @returns what was removed.
 */
export async function removeMethod(
  parts: RemovingParts,
  id: string,
  read: ReadMethod,
  context: AccountContext,
): Promise<MfaMethodDocument> {
  const { people, accounts, mail } = parts
  const { userId, sessionId } = context.claims
  const person = people.partition(userId)
  const { document: removed } = await read(person, id)
  await requireConfirmed(person, sessionId, context.now)
  const user = await changeFactors(people, userId, async (factors) => {
    const { version } = await read(person, id)
    const methods = factors.methods.filter((each) => each.id !== id)
    if (removed.enabled && removed.verified) await requireSpare(parts, methods, context)
    const last = usableMethods({ ...factors, methods }).length === 0
    const event = accountAudit(context)({
      action: 'mfa.remove',
      subjectType: 'mfaMethod',
      subjectId: id,
      before: { kind: removed.kind },
    })
    const writes: Write[] = [{ kind: 'remove', id, version }, event]
    if (last && factors.backup) writes.push({ kind: 'remove', id: 'backup-codes' })
    return { methods, backup: last ? undefined : factors.backup, primary: factors.user.primaryMfa, writes }
  })
  await accounts.showPerson(user, await people.memberships(userId))
  if (removed.verified) {
    const values = { name: user.firstName, method: removed.name, when: when(context.now, user.profile) }
    mail.post({ kind: 'mfa_removed', to: user.email, language: user.profile.language, values, link: mail.link('/security') })
    await notifyUser(people, user.id, { kind: 'factor_removed', facts: { name: removed.name } }, context)
  }
  return removed
}
