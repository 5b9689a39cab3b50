import type * as calls from '@auctionwiz/contracts/mfa'
import { mfaTypes } from '@auctionwiz/contracts/mfa-types'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { findBackupCodes } from '@auctionwiz/records/backup-codes'
import { defaultPolicy, isDemanded, requiredFrom } from '../accounts/security-policy.ts'
import type { Deps } from '../deps.ts'
import { activeUser } from '../people/active-user.ts'
import { backupCodeStatus } from './backup-codes.ts'
import { isCodeMethod, isWeak, presentMethod } from './method-document.ts'
import { readMethods } from './methods.ts'

export const listMfaMethods =
  ({ people }: Pick<Deps, 'people'>): UseCase<typeof calls.listMfaMethods> =>
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

export const readMfaSetup =
  ({ people, accounts }: Pick<Deps, 'people' | 'accounts'>): UseCase<typeof calls.readMfaSetup> =>
  async (_input, { claims: { userId, accountId } }) => {
    const [user, membership] = await Promise.all([activeUser(people, userId), accounts.membership(accountId, userId)])
    if (!membership) throw new Failure('account_access')
    const policy = membership.stored.security ?? defaultPolicy
    const required = isDemanded(policy, membership.access.roles)
    return {
      enabled: user.mfa.enabled,
      types: mfaTypes.map((type) => ({ type, weak: isWeak(type), allowed: !policy.mfa.excludedTypes.includes(type) })),
      policy: policy.mfa,
      required,
      ...(required && { requiredBy: requiredFrom(policy, membership.member) }),
    }
  }

export const readBackupCodes =
  ({ people }: Pick<Deps, 'people'>): UseCase<typeof calls.readBackupCodes> =>
  async (_input, { claims }) =>
    backupCodeStatus((await findBackupCodes(people.partition(claims.userId)))?.document)
