import type * as calls from '@auctionwiz/contracts/passkeys'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { AccountContext, UseCase } from '@auctionwiz/platform/core/http/context'
import { randomId } from '@auctionwiz/platform/core/store/ids'
import type { Write } from '@auctionwiz/platform/core/store/store'
import { type BackupCodesDocument, backupCodesId, backupCodesRecord } from '@auctionwiz/records/backup-codes'
import { requireConfirmed } from '@auctionwiz/records/live-sessions'
import { mfaMethodRecord, type PasskeyCredential } from '@auctionwiz/records/mfa-methods'
import { accountAudit } from '../audit/audit-of.ts'
import type { Deps } from '../deps.ts'
import { when } from '../messages/when.ts'
import { hashBackupCodes, newBackupCodes } from '../mfa/backup-codes.ts'
import { maxMethods } from '../mfa/method-document.ts'
import { changeFactors, readMethods } from '../mfa/methods.ts'
import { notifyUser } from '../notifications/notify-user.ts'
import { activeUser } from '../people/active-user.ts'
import { spendCode } from '../security/limits.ts'
import { deviceOf } from '../sessions/device.ts'
import { beginCeremony, scopes, takeChallenge } from './ceremony.ts'
import { claimCredential, isPasskey, type PasskeyDocument, presentPasskey } from './passkeys.ts'

export const beginPasskey =
  ({
    store,
    people,
    rateLimiter,
    webauthn,
  }: Pick<Deps, 'store' | 'people' | 'rateLimiter' | 'webauthn'>): UseCase<typeof calls.beginPasskey> =>
  async (_input, { claims: { userId, sessionId }, now }) => {
    const user = await activeUser(people, userId)
    const person = people.partition(userId)
    await requireConfirmed(person, sessionId, now)
    const methods = await readMethods(person)
    if (methods.length >= maxMethods) throw new Failure('limit_reached', { what: 'Verification methods', limit: maxMethods })
    await spendCode(rateLimiter, userId, now)
    const known = methods.filter(isPasskey).map(({ passkey }) => passkey)
    const options = await webauthn.creation(user, known)
    await beginCeremony(store, options.challenge, scopes.creation(userId, sessionId), now)
    return { options }
  }

type AddParts = Pick<Deps, 'store' | 'people' | 'accounts' | 'hasher' | 'mail' | 'webauthn'>

/** This session requested the options right after confirming its identity. The first second factor comes with backup codes. */
export const addPasskey =
  (parts: AddParts): UseCase<typeof calls.addPasskey> =>
  async ({ body }, context) => {
    const { store, people, accounts, hasher, mail, webauthn } = parts
    const { userId, sessionId } = context.claims
    const user = await activeUser(people, userId)
    const scope = scopes.creation(userId, sessionId)
    const challenge = await takeChallenge(store, body.passkey.response.clientDataJSON, scope, context.now)
    const credential = challenge === undefined ? undefined : await webauthn.verifyCreation(body.passkey, challenge)
    if (!credential) throw new Failure('passkey_rejected')

    const document = newDocument(credential, body.name, context)
    if (!(await claimCredential(people, credential.credentialId, userId, document.id))) throw new Failure('already_exists')
    const codes = user.mfa.enabled ? [] : newBackupCodes()
    const hashes = await hashBackupCodes(codes, hasher)
    let shown: string[] = []
    const after = await changeFactors(people, userId, ({ methods, backup: had, user: { primaryMfa } }) => {
      if (methods.length >= maxMethods) throw new Failure('limit_reached', { what: 'Verification methods', limit: maxMethods })
      const writes: Write[] = [
        mfaMethodRecord.creation(document),
        accountAudit(context)({ action: 'mfa.add', subjectType: 'mfaMethod', subjectId: document.id, after: { kind: 'passkey' } }),
      ]
      const fresh = !had && hashes.length > 0 ? newBackup(hashes, context.now) : undefined
      if (fresh) writes.push(backupCodesRecord.put(fresh))
      shown = fresh ? codes : []
      return { methods: [...methods, document], backup: had ?? fresh, primary: primaryMfa ?? document.id, writes }
    })
    await accounts.showPerson(after, await people.memberships(userId))
    const values = { name: user.firstName, method: document.name, when: when(context.now, user.profile) }
    mail.post({ kind: 'mfa_added', to: user.email, language: user.profile.language, values, link: mail.link('/security') })
    await notifyUser(people, userId, { kind: 'factor_added', facts: { name: document.name } }, context)
    return { passkey: presentPasskey(document), backupCodes: shown }
  }

const newDocument = (passkey: PasskeyCredential, name: string | undefined, { now, userAgent }: AccountContext): PasskeyDocument => ({
  id: randomId('mfa'),
  type: 'mfa-method',
  kind: 'passkey',
  name: name || `Passkey of ${deviceOf(userAgent)}`,
  enabled: true,
  verified: true,
  createdAt: now.toISOString(),
  passkey,
})

const newBackup = (hashes: readonly string[], now: Date): BackupCodesDocument =>
  backupCodesRecord.document({ id: backupCodesId, hashes: [...hashes], generatedAt: now.toISOString() })
