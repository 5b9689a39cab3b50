import type { User } from '@auctionwiz/contracts/identity'
import type { SignedIn } from '@auctionwiz/contracts/sign-in'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { CallContext } from '@auctionwiz/platform/core/http/context'
import { type SignInChallenge, signInChallengeId } from '@auctionwiz/records/sign-in-challenges'
import { auditOf } from '../audit/audit-of.ts'
import type { Deps } from '../deps.ts'
import { when } from '../messages/when.ts'
import { refusedFactor } from '../mfa/note-refused-factor.ts'
import { maxAttempts } from '../mfa/send-code.ts'
import { notifyUser } from '../notifications/notify-user.ts'
import { activeUser } from '../people/active-user.ts'
import { codeLimit } from '../security/limits.ts'
import { challengesOf } from './challenge.ts'
import { completeSignIn } from './complete-sign-in.ts'

/** Proves the second factor of a sign-in. @returns what it was; fails when it was wrong. */
type Prove = (tried: { user: User; challenge: SignInChallenge }) => Promise<string>

/**
 * Completes the sign-in that waits under `token`. Each try is counted before it is made; five wrong ones end the sign-in, and guesses over many
 * sign-ins are slowed down.
 */
export async function secondStep(parts: Deps, token: string, context: CallContext, prove: Prove): Promise<SignedIn> {
  const { store, people, rateLimiter } = parts
  const challenges = await challengesOf(store, token)
  const known = await challenges.find(signInChallengeId)
  if (!known || known.document.expiresAt <= context.now.toISOString()) throw new Failure('challenge_rejected')
  const { userId, firstStep, createdAt } = known.document
  const limit = codeLimit(userId)
  await rateLimiter.consume(limit, context.now)
  const tried = await challenges.change(signInChallengeId, (current) => ({
    ...current,
    attempts: current.attempts + 1,
  }))
  if (!tried || tried.document.attempts > maxAttempts) throw new Failure('challenge_rejected')

  const user = await activeUser(people, userId, new Date(createdAt)).catch(rejected)
  const by = await prove({ user, challenge: tried.document }).catch((error: unknown) => refusedFactor(parts, userId, error, context))
  const current = await challenges.find(signInChallengeId)
  if (!current || !(await challenges.removeOnce(signInChallengeId, current.version))) throw new Failure('challenge_rejected')
  await rateLimiter.reset([limit])
  return completeSignIn(parts, user, `${firstStep}+${by}`, context)
}

/** A password that was changed meanwhile ends the sign-in. */
function rejected(error: unknown): never {
  throw error instanceof Failure && error.code !== 'account_suspended' ? new Failure('challenge_rejected') : error
}

/** Says in the user's record, and by mail, that a backup code was used and how many are left. */
export async function noteBackupCode(
  { people, mail }: Pick<Deps, 'people' | 'mail'>,
  user: User,
  left: number,
  context: CallContext,
): Promise<void> {
  const event = auditOf(
    context,
    user.id,
  )({ action: 'mfa.backup_code_used', subjectType: 'user', subjectId: user.id, after: { remaining: left } })
  await people.change(
    user.id,
    (stored) => ({ ...stored, mfa: { ...stored.mfa, backupCodes: { generated: true, remaining: left } } }),
    () => [event],
  )
  const values = { name: user.firstName, when: when(context.now, user.profile), address: context.address, remaining: String(left) }
  await notifyUser(people, user.id, { kind: 'backup_code_used', facts: { address: context.address, count: left } }, context)
  mail.post({ kind: 'backup_code_used', to: user.email, language: user.profile.language, values, link: mail.link('/security') })
}
