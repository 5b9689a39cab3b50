import type { User } from '@auctionwiz/contracts/identity'
import type { MfaMethodDocument, SentCode } from '@auctionwiz/records/mfa-methods'
import type { Email } from '../messages/letter.ts'
import { hashSecret, randomDigits } from '../security/secrets.ts'

/** Milliseconds that a sent code is good for, and before which it is not sent again. */
const codeLifetime = 10 * 60_000
export const resendAfter = 30_000

/** Wrong codes that one sent code or one sign-in takes. */
export const maxAttempts = 5

/** A new code of six digits for a phone or mailbox: what to keep of it and the letter that brings it. `scope` binds it to its purpose. */
export async function newCode(method: MfaMethodDocument, user: User, scope: string, now: Date): Promise<{ sent: SentCode; letter: Email }> {
  const code = randomDigits(6)
  const sent: SentCode = {
    hash: await codeHash(scope, method.id, code),
    sentAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + codeLifetime).toISOString(),
    attempts: 0,
  }
  const text = method.kind === 'sms'
  const letter: Email = {
    kind: 'code',
    to: (text ? method.phoneNumber : method.email) ?? '',
    channel: text ? 'sms' : 'email',
    language: user.profile.language,
    values: { code, name: user.firstName },
  }
  return { sent, letter }
}

export const codeHash = (scope: string, methodId: string, code: string): Promise<string> => hashSecret(scope, methodId, code)

/** Digits alone: people put spaces between them. */
export const digitsOf = (code: string): string => code.replace(/\s/g, '')
