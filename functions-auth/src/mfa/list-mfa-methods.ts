import type { listMfaMethods as endpoint } from '@auctionwiz/contracts/mfa'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { findBackupCodes } from '@auctionwiz/records/backup-codes'
import type { Deps } from '../deps.ts'
import { backupCodeStatus } from './backup-codes.ts'
import { isCodeMethod, presentMethod } from './method-document.ts'
import { readMethods } from './methods.ts'

export const listMfaMethods =
  ({ people }: Pick<Deps, 'people'>): UseCase<typeof endpoint> =>
  async (_input, { claims: { userId } }) => {
    const person = people.partition(userId)
    const [user, methods, backup] = await Promise.all([people.stored(userId), readMethods(person), findBackupCodes(person)])
    if (!user) throw new Failure('user_not_found')
    const verified = methods.filter(isCodeMethod).filter((method) => method.verified)
    return {
      methods: verified.map((method) => presentMethod(method, user.document.primaryMfa)),
      backupCodes: backupCodeStatus(backup?.document),
    }
  }
