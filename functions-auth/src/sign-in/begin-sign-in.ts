import type { User } from '@auctionwiz/contracts/identity'
import type { SignedIn } from '@auctionwiz/contracts/sign-in'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { CallContext } from '@auctionwiz/platform/core/http/context'
import type { Deps } from '../deps.ts'
import { checkCode } from '../mfa/check-code.ts'
import { readMethods, usableMethods } from '../mfa/methods.ts'
import { noteRefusedFactor } from '../mfa/note-refused-factor.ts'
import { codeLimit } from '../security/limits.ts'
import { createChallenge } from './challenge.ts'
import { completeSignIn } from './complete-sign-in.ts'
import { noteBackupCode } from './second-step.ts'

/**
 * Continues after a valid password or provider sign-in: completes the sign-in, or returns a challenge to a user with a second factor. A code in the
 * same request is checked immediately.
 */
export async function beginSignIn(
  parts: Deps,
  user: User,
  firstStep: string,
  code: string | undefined,
  context: CallContext,
): Promise<SignedIn> {
  if (user.status === 'suspended') throw new Failure('account_suspended')
  if (!user.mfa.enabled) return completeSignIn(parts, user, firstStep, context)
  const { store, people, rateLimiter } = parts
  const person = people.partition(user.id)
  const [stored, methods] = await Promise.all([people.stored(user.id), readMethods(person)])
  const usable = stored ? usableMethods({ user: stored.document, methods }) : []
  if (code === undefined) {
    const hasBackupCodes = (user.mfa.backupCodes?.remaining ?? 0) > 0
    const challenge = await createChallenge(store, user.id, firstStep, usable, hasBackupCodes, context.now)
    return { success: true, data: { user: unnamed(user), accounts: [], sessionToken: '', ticket: '', challenge } }
  }
  const limit = codeLimit(user.id)
  await rateLimiter.consume(limit, context.now)
  const right = await checkCode(person, usable, { code }, parts, context)
  if (!right) {
    await noteRefusedFactor(parts, user.id, 'code', context)
    throw new Failure('mfa_rejected')
  }
  await rateLimiter.reset([limit])
  if (right.by === 'backup_code') await noteBackupCode(parts, user, right.left, context)
  return completeSignIn(parts, user, `${firstStep}+${right.by}`, context)
}

/** Who only has the password learns nothing of its person. */
const unnamed = (user: User): User => ({
  ...user,
  name: '',
  firstName: '',
  lastName: '',
  profile: { timezone: 'UTC', language: user.profile.language },
  preferences: { ...user.preferences, timezone: 'UTC' },
  mfa: { enabled: true },
})
