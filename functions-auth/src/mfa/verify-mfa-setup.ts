import type { verifyMfaSetup as endpoint } from '@auctionwiz/contracts/mfa'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { AccountContext, UseCase } from '@auctionwiz/platform/core/http/context'
import { recordsOf } from '@auctionwiz/platform/core/records/writer'
import type { Write } from '@auctionwiz/platform/core/store/store'
import { type BackupCodesDocument, backupCodesId, backupCodesRecord } from '@auctionwiz/records/backup-codes'
import { type MfaMethodDocument, mfaMethodRecord } from '@auctionwiz/records/mfa-methods'
import { accountAudit } from '../audit/audit-of.ts'
import type { Deps } from '../deps.ts'
import { when } from '../messages/when.ts'
import { notifyUser } from '../notifications/notify-user.ts'
import { codeLimit } from '../security/limits.ts'
import { backupCodeStatus } from './backup-codes.ts'
import { presentMethod } from './method-document.ts'
import { changeFactors, readMethod } from './methods.ts'
import { decryptedSeed } from './seed.ts'
import { codeHash, digitsOf, maxAttempts } from './send-code.ts'
import { matchingStep } from './totp.ts'

/** The first method brings the backup codes to life that were shown with it. */
export const verifyMfaSetup =
  (parts: Pick<Deps, 'people' | 'accounts' | 'rateLimiter' | 'mail' | 'encryption'>): UseCase<typeof endpoint> =>
  async ({ params, body }, context) => {
    const { people, accounts, rateLimiter, mail } = parts
    const { userId } = context.claims
    const { document } = await readMethod(people.partition(userId), params.id)
    const limit = codeLimit(userId)
    await rateLimiter.consume(limit, context.now)
    const proven = await prove(parts, document, digitsOf(body.code), context)
    await rateLimiter.reset([limit])

    let backup: BackupCodesDocument | undefined
    const user = await changeFactors(people, userId, async (factors) => {
      const current = await readMethod(people.partition(userId), params.id)
      const { ttl: _ttl, code: _code, backupHashes = [], ...kept } = { ...current.document, ...proven }
      const method: MfaMethodDocument = { ...kept, verified: true, enabled: true, lastUsedAt: context.now.toISOString() }
      backup = factors.backup ?? newBackup(backupHashes, context.now)
      const event = accountAudit(context)({
        action: 'mfa.add',
        subjectType: 'mfaMethod',
        subjectId: method.id,
        after: { kind: method.kind },
      })
      const writes: Write[] = [mfaMethodRecord.replacement(method, current.version), event]
      if (!factors.backup && backup) writes.push(backupCodesRecord.put(backup))
      const methods = [...factors.methods.filter(({ id }) => id !== method.id), method]
      return { methods, backup, primary: factors.user.primaryMfa ?? method.id, writes }
    })
    await accounts.showPerson(user, await people.memberships(userId))
    const values = { name: user.firstName, method: document.name, when: when(context.now, user.profile) }
    mail.post({ kind: 'mfa_added', to: user.email, language: user.profile.language, values, link: mail.link('/security') })
    await notifyUser(people, userId, { kind: 'factor_added', facts: { name: document.name } }, context)
    const { document: method } = await readMethod(people.partition(userId), params.id)
    const stored = await people.stored(userId)
    return { method: presentMethod(method, stored?.document.primaryMfa), backupCodes: backupCodeStatus(backup) }
  }

/** What the right code changes of the method. Fails with mfa_rejected. */
async function prove(
  { people, encryption }: Pick<Deps, 'people' | 'encryption'>,
  method: MfaMethodDocument,
  code: string,
  context: AccountContext,
): Promise<Partial<MfaMethodDocument>> {
  if (method.secret) {
    const lastStep = await matchingStep(await decryptedSeed(encryption, method), code, context.now, method.lastStep)
    if (lastStep === undefined) throw new Failure('mfa_rejected')
    return { lastStep }
  }
  const person = people.partition(context.claims.userId)
  const tried = await recordsOf(mfaMethodRecord, person).change(method.id, (current) =>
    current.code ? { ...current, code: { ...current.code, attempts: current.code.attempts + 1 } } : undefined,
  )
  const sent = tried?.document.code
  const live = sent && sent.attempts <= maxAttempts && sent.expiresAt > context.now.toISOString()
  if (!live || (await codeHash('setup', method.id, code)) !== sent.hash) throw new Failure('mfa_rejected')
  return {}
}

const newBackup = (hashes: readonly string[], now: Date): BackupCodesDocument | undefined =>
  hashes.length === 0 ? undefined : backupCodesRecord.document({ id: backupCodesId, hashes: [...hashes], generatedAt: now.toISOString() })
