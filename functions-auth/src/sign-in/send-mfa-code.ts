import type { sendMfaCode as endpoint } from '@auctionwiz/contracts/mfa'
import { Failure, notFound } from '@auctionwiz/platform/core/errors/failure'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { type SignInChallenge, signInChallengeId } from '@auctionwiz/records/sign-in-challenges'
import type { Deps } from '../deps.ts'
import { isWeak } from '../mfa/method-document.ts'
import { readMethods, usableMethods } from '../mfa/methods.ts'
import { newCode, resendAfter } from '../mfa/send-code.ts'
import { spendCode } from '../security/limits.ts'
import { challengesOf } from './challenge.ts'

/** Codes that one sign-in may have sent. */
const maxSends = 5

/** The code is kept before it is sent, so that one that arrives is always good. */
export const sendMfaCode =
  ({ store, people, rateLimiter, mail }: Pick<Deps, 'store' | 'people' | 'rateLimiter' | 'mail'>): UseCase<typeof endpoint> =>
  async ({ body }, { now }) => {
    const challenges = await challengesOf(store, body.challenge)
    const stored = await challenges.find(signInChallengeId)
    const challenge = stored?.document
    const user = challenge && (await people.stored(challenge.userId))
    if (!stored || !challenge || !user || challenge.expiresAt <= now.toISOString()) throw new Failure('challenge_rejected')
    const methods = usableMethods({ user: user.document, methods: await readMethods(people.partition(challenge.userId)) })
    const method = methods.find(({ id, kind }) => id === body.methodId && isWeak(kind))
    if (!method) throw notFound('Verification method')
    requirePause(challenge, now)
    await spendCode(rateLimiter, challenge.userId, now)
    const { sent, letter } = await newCode(method, { ...user.document, id: challenge.userId }, body.challenge, now)
    await challenges.replace({ ...challenge, sends: challenge.sends + 1, code: { ...sent, methodId: method.id } }, stored.version)
    await mail.send(letter)
    return { success: true, resendAfter: resendAfter / 1000 }
  }

function requirePause({ sends, code, expiresAt }: SignInChallenge, now: Date): void {
  const wait = sends >= maxSends ? Date.parse(expiresAt) - now.getTime() : code ? Date.parse(code.sentAt) + resendAfter - now.getTime() : 0
  if (wait > 0) throw new Failure('too_many_attempts', { seconds: Math.ceil(wait / 1000) })
}
