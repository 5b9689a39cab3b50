import type { User } from '@auctionwiz/contracts/identity'
import type { verifyMfa as endpoint } from '@auctionwiz/contracts/mfa'
import type { CallContext, UseCase } from '@auctionwiz/platform/core/context'
import { Failure } from '@auctionwiz/platform/core/failure'
import { changeDocument, removeOnce } from '../documents.ts'
import type { Parts } from '../parts.ts'
import { completeSignIn } from '../sign-in/complete-sign-in.ts'
import { codeGuard } from '../sign-in/limits.ts'
import { activeUser } from '../tokens/active-user.ts'
import { type ChallengeDocument, challengePartition } from './challenge.ts'
import { checkCode, type RightCode } from './check-code.ts'
import { readMethods, usableMethods } from './methods.ts'
import { noteBackupCode } from './note-backup-code.ts'
import { mostAttempts } from './send-code.ts'

/** Each try is counted before it is made; five wrong ones end the sign-in, and guesses over many sign-ins are slowed down. */
export const verifyMfa =
  (parts: Parts): UseCase<typeof endpoint> =>
  async ({ body }, context) => {
    const { store, people, attempts, hasher } = parts
    const partition = await challengePartition(store, body.challenge)
    const known = await partition.read<ChallengeDocument>('challenge')
    if (!known || known.document.expiresAt <= context.now.toISOString()) throw new Failure('challenge_rejected')
    const { userId, firstStep, createdAt } = known.document
    const guard = codeGuard(userId)
    await attempts.take(guard, context.now)
    const tried = await changeDocument<ChallengeDocument>(partition, 'challenge', (current) => ({
      ...current,
      attempts: current.attempts + 1,
    }))
    if (!tried || tried.attempts > mostAttempts) throw new Failure('challenge_rejected')

    const user = await activeUser(people, userId, new Date(createdAt)).catch(rejected)
    const person = people.partition(userId)
    const [stored, methods] = await Promise.all([people.stored(userId), readMethods(person)])
    const usable = stored ? usableMethods({ user: stored.document, methods }) : []
    const sent = { code: tried.code, scope: body.challenge }
    const right = await checkCode(person, usable, { code: body.code, methodId: body.methodId, sent }, hasher, context)
    if (!right) throw new Failure('mfa_rejected')
    const current = await partition.read<ChallengeDocument>('challenge')
    if (!current || !(await removeOnce(partition, 'challenge', current.version))) throw new Failure('challenge_rejected')
    await attempts.succeeded([guard])
    return finish(parts, user, firstStep, right, context)
  }

const finish = async (parts: Parts, user: User, firstStep: string, right: RightCode, context: CallContext) => {
  if (right.by === 'backup_code') await noteBackupCode(parts, user, right.left, context)
  return completeSignIn(parts, user, `${firstStep}+${right.by}`, context)
}

/** A password that was changed meanwhile ends the sign-in. */
const rejected = (error: unknown): never => {
  throw error instanceof Failure && error.code !== 'account_suspended' ? new Failure('challenge_rejected') : error
}
