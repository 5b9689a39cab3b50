import type { User } from '@auctionwiz/contracts/identity'
import type { resetUserMfa as endpoint } from '@auctionwiz/contracts/users'
import type { AccountContext, UseCase } from '@auctionwiz/platform/core/context'
import { Failure } from '@auctionwiz/platform/core/failure'
import type { Write } from '@auctionwiz/platform/core/store'
import type { AccountDocument } from '../accounts/account-documents.ts'
import { requireReach } from '../accounts/administers.ts'
import { accountAudit } from '../audit/audit-of.ts'
import { when } from '../messages/when.ts'
import type { MethodDocument } from '../mfa/method-document.ts'
import { changeFactors } from '../mfa/methods.ts'
import type { Parts } from '../parts.ts'
import { releaseCredential } from '../passkeys/passkeys.ts'
import { activeUser } from '../tokens/active-user.ts'
import { revoking } from '../tokens/revoking.ts'
import { requireConfirmed } from '../tokens/sessions.ts'
import { requireHere } from './require-here.ts'

type ResetParts = Pick<Parts, 'people' | 'accounts' | 'mail' | 'revoker' | 'clock'>

/**
 * The way back for somebody who lost every second factor. Their sessions end, as whoever found the phone may hold one. An account does so for those
 * who belong to it alone: nobody weakens the sign-in to another account by inviting its people to their own.
 */
export const resetUserMfa =
  (parts: ResetParts): UseCase<typeof endpoint> =>
  async ({ params: { id } }, context) => {
    const { people, accounts } = parts
    const { claims } = context
    requireReach(claims, await requireHere(id, context))
    await requireConfirmed(people.partition(claims.userId), claims.sessionId, context.now)
    const memberships = await people.memberships(id)
    if (memberships.some(({ accountId }) => accountId !== claims.accountId)) throw new Failure('shared_factors')
    const before = await activeUser(people, id)
    if (!before.mfa.enabled) throw new Failure('no_second_factor', { name: before.name })

    let removed: readonly MethodDocument[] = []
    const after = await revoking(parts, [`user:${id}`], () =>
      changeFactors(people, id, ({ methods, backup }) => {
        removed = methods
        const event = accountAudit(context)({
          action: 'mfa.reset',
          subjectType: 'mfaMethod',
          subjectId: id,
          subjectName: before.name,
          before: { kinds: methods.map(({ kind }) => kind) },
        })
        const writes: Write[] = [...methods.map((method) => ({ kind: 'remove', id: method.id }) as const), event]
        if (backup) writes.push({ kind: 'remove', id: 'backup-codes' })
        const at = context.now.toISOString()
        return { methods: [], backup: undefined, user: { mfaResetAt: at, sessionsFrom: at }, writes }
      }),
    )
    await Promise.all(removed.map(({ passkey }) => passkey && releaseCredential(people, passkey.credentialId)))
    await accounts.showPerson(after, memberships)
    await notify(parts, after, context)
    return { success: true }
  }

const notify = async ({ mail }: ResetParts, user: User, { account, claims, now }: AccountContext): Promise<void> => {
  const stored = await account.read<AccountDocument>('account')
  const { language } = user.profile
  const values = { name: user.name, inviter: claims.userName, account: stored?.document.name ?? '', when: when(now, user.profile) }
  mail.post({ kind: 'mfa_reset', to: user.email, language, values, link: mail.link('/') })
}
