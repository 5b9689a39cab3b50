import type { User } from '@auctionwiz/contracts/identity'
import type { CallContext } from '@auctionwiz/platform/core/context'
import { auditOf } from '../audit/audit-of.ts'
import type { Deps } from '../deps.ts'
import { when } from '../messages/when.ts'

/** Says in the user's record, and by mail, that a backup code was used and how many are left. */
export const noteBackupCode = async (
  { people, mail }: Pick<Deps, 'people' | 'mail'>,
  user: User,
  left: number,
  context: CallContext,
): Promise<void> => {
  const event = auditOf(
    context,
    user.id,
  )({ action: 'mfa.backup_code_used', subjectType: 'user', subjectId: user.id, after: { remaining: left } })
  await people.change(
    user.id,
    (stored) => ({ ...stored, mfa: { ...stored.mfa, backupCodes: { generated: true, remaining: left } } }),
    () => [event],
  )
  const values = { name: user.name, when: when(context.now, user.profile), address: context.address, remaining: String(left) }
  mail.post({ kind: 'backup_code_used', to: user.email, language: user.profile.language, values, link: mail.link('/security') })
}
