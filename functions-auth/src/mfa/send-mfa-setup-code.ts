import type { sendMfaSetupCode as endpoint } from '@auctionwiz/contracts/mfa'
import { Failure, notFound } from '@auctionwiz/platform/core/errors/failure'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { recordsOf } from '@auctionwiz/platform/core/records/writer'
import { mfaMethodRecord } from '@auctionwiz/records/mfa-methods'
import type { Deps } from '../deps.ts'
import { activeUser } from '../people/active-user.ts'
import { spendCode } from '../security/limits.ts'
import { readMethod } from './methods.ts'
import { newCode, resendAfter } from './send-code.ts'

export const sendMfaSetupCode =
  ({ people, rateLimiter, mail }: Pick<Deps, 'people' | 'rateLimiter' | 'mail'>): UseCase<typeof endpoint> =>
  async ({ params }, { claims, now }) => {
    const user = await activeUser(people, claims.userId)
    const person = people.partition(user.id)
    const stored = await readMethod(person, params.id)
    const { verified, kind, code } = stored.document
    if (verified || kind === 'authenticator') throw notFound('Verification method')
    const wait = code ? Date.parse(code.sentAt) + resendAfter - now.getTime() : 0
    if (wait > 0) throw new Failure('too_many_attempts', { seconds: Math.ceil(wait / 1000) })
    await spendCode(rateLimiter, user.id, now)
    const { sent, letter } = await newCode(stored.document, user, 'setup', now)
    await recordsOf(mfaMethodRecord, person).replace({ ...stored.document, code: sent }, stored.version)
    await mail.send(letter)
    return { success: true }
  }
