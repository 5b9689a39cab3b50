import type { User } from '@auctionwiz/contracts/identity'
import type { Write } from '@auctionwiz/platform/core/store/store'
import type { MfaMethodDocument } from '@auctionwiz/records/mfa-methods'
import type { Audit } from '../audit/audit-of.ts'
import type { Deps } from '../deps.ts'
import { changeFactors } from '../mfa/methods.ts'
import { releaseCredential } from '../passkeys/passkeys.ts'
import { revoking } from '../sessions/revoking.ts'

/**
 * Removes all second factors of a user: methods, passkeys and backup codes. Their sessions end, because a thief of the phone may hold one. The user
 * has no access until they set up a new factor. @returns the changed user.
 */
export async function removeFactors(
  parts: Pick<Deps, 'people' | 'accounts' | 'revoker' | 'clock'>,
  { id, name }: User,
  audit: Audit,
  now: Date,
): Promise<User> {
  const { people, accounts } = parts
  let removed: readonly MfaMethodDocument[] = []
  const after = await revoking(parts, [`user:${id}`], () =>
    changeFactors(people, id, ({ methods, backup }) => {
      removed = methods
      const before = { kinds: methods.map(({ kind }) => kind) }
      const event = audit({ action: 'mfa.reset', subjectType: 'mfaMethod', subjectId: id, subjectName: name, before })
      const writes: Write[] = [...methods.map((method) => ({ kind: 'remove', id: method.id }) as const), event]
      if (backup) writes.push({ kind: 'remove', id: 'backup-codes' })
      const at = now.toISOString()
      return { methods: [], backup: undefined, user: { mfaResetAt: at, sessionsFrom: at }, writes }
    }),
  )
  await Promise.all(removed.map(({ passkey }) => passkey && releaseCredential(people, passkey.credentialId)))
  await accounts.showPerson(after, await people.memberships(id))
  return after
}
