import type { BodyOf } from '@auctionwiz/contracts/endpoint'
import type { User } from '@auctionwiz/contracts/identity'
import type { setUpMfa as endpoint } from '@auctionwiz/contracts/mfa'
import { carrierNumber } from '@auctionwiz/domain/phone-number'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { recordsOf } from '@auctionwiz/platform/core/records/writer'
import { randomId } from '@auctionwiz/platform/core/store/ids'
import { requireConfirmed } from '@auctionwiz/records/live-sessions'
import { type MfaMethodDocument, mfaMethodRecord } from '@auctionwiz/records/mfa-methods'
import { policyHere } from '../accounts/security-policy.ts'
import { accountAudit } from '../audit/audit-of.ts'
import type { Deps } from '../deps.ts'
import { activeUser } from '../people/active-user.ts'
import { spendCode } from '../security/limits.ts'
import { hashBackupCodes, newBackupCodes } from './backup-codes.ts'
import { maxMethods, setupLifetime } from './method-document.ts'
import { readMethods } from './methods.ts'
import { encryptedSeed } from './seed.ts'
import { newCode } from './send-code.ts'
import { newTotpSecret, qrImage, totpAddress } from './totp.ts'

const names = { authenticator: 'Authenticator app', sms: 'Text message', email: 'Email' }

/** A method that is begun and never verified is forgotten after an hour; meanwhile it counts for nothing. */
export const setUpMfa =
  (parts: Pick<Deps, 'people' | 'accounts' | 'rateLimiter' | 'hasher' | 'mail' | 'encryption'>): UseCase<typeof endpoint> =>
  async ({ body }, context) => {
    const { people, rateLimiter, hasher, mail, encryption } = parts
    const { claims, now } = context
    const user = await activeUser(people, claims.userId)
    const person = people.partition(user.id)
    await requireConfirmed(person, claims.sessionId, now)
    const { mfa } = await policyHere(parts.accounts, claims.accountId)
    if (mfa.excludedTypes.includes(body.type)) throw new Failure('mfa_type_excluded')
    const known = await readMethods(person)
    if (known.length >= maxMethods) throw new Failure('limit_reached', { what: 'Verification methods', limit: maxMethods })

    const methods = recordsOf(mfaMethodRecord, person)
    const codes = user.mfa.enabled ? [] : newBackupCodes()
    const method: MfaMethodDocument = {
      ...newMethod(body, user, now),
      ...(codes.length > 0 && { backupHashes: await hashBackupCodes(codes, hasher) }),
    }
    const event = accountAudit(context)({
      action: 'mfa.setup',
      subjectType: 'mfaMethod',
      subjectId: method.id,
      after: { kind: method.kind },
    })
    if (body.type === 'authenticator') {
      const secret = newTotpSecret()
      await methods.create({ ...method, secret: await encryptedSeed(encryption, method.id, secret) }, [event])
      return { methodId: method.id, secret, qrCode: qrImage(totpAddress(secret, user.email)), backupCodes: codes }
    }
    await spendCode(rateLimiter, user.id, now)
    const { sent, letter } = await newCode(method, user, 'setup', now)
    await methods.create({ ...method, code: sent }, [event])
    await mail.send(letter)
    return { methodId: method.id, backupCodes: codes }
  }

const newMethod = ({ type, name, phoneNumber }: BodyOf<typeof endpoint>, user: User, now: Date): MfaMethodDocument => ({
  id: randomId('mfa'),
  type: 'mfa-method',
  kind: type,
  name: name || names[type],
  enabled: false,
  verified: false,
  createdAt: now.toISOString(),
  ttl: setupLifetime,
  ...(type === 'sms' && { phoneNumber: phoneNumberOf(phoneNumber) }),
  ...(type === 'email' && { email: user.email }),
})

/** A number as carriers take it (E.164). Fails with invalid_request. */
function phoneNumberOf(typed: string | undefined): string {
  const read = carrierNumber(typed ?? '')
  if ('problem' in read) throw new Failure('invalid_request', { fields: { phoneNumber: read.problem } })
  return read.number
}
