import type { verifyMfa as endpoint } from '@auctionwiz/contracts/mfa'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import type { Deps } from '../deps.ts'
import { checkCode } from '../mfa/check-code.ts'
import { readMethods, usableMethods } from '../mfa/methods.ts'
import { noteBackupCode, secondStep } from './second-step.ts'

/** The second step of a sign-in with a code. */
export const verifyMfa =
  (parts: Deps): UseCase<typeof endpoint> =>
  async ({ body }, context) =>
    secondStep(parts, body.challenge, context, async ({ user, challenge }) => {
      const person = parts.people.partition(user.id)
      const [stored, methods] = await Promise.all([parts.people.stored(user.id), readMethods(person)])
      const usable = stored ? usableMethods({ user: stored.document, methods }) : []
      const sent = { code: challenge.code, scope: body.challenge }
      const right = await checkCode(person, usable, { code: body.code, methodId: body.methodId, sent }, parts, context)
      if (!right) throw new Failure('mfa_rejected')
      if (right.by === 'backup_code') await noteBackupCode(parts, user, right.left, context)
      return right.by
    })
