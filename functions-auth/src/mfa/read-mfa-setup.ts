import type { readMfaSetup as endpoint } from '@auctionwiz/contracts/mfa'
import { mfaTypes } from '@auctionwiz/contracts/mfa-types'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { defaultPolicy, isDemanded, requiredFrom } from '../accounts/security-policy.ts'
import type { Deps } from '../deps.ts'
import { activeUser } from '../people/active-user.ts'
import { isWeak } from './method-document.ts'

export const readMfaSetup =
  ({ people, accounts }: Pick<Deps, 'people' | 'accounts'>): UseCase<typeof endpoint> =>
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
