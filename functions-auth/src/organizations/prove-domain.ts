import type { proveDomain as endpoint } from '@auctionwiz/contracts/organizations'
import type { UseCase } from '@auctionwiz/platform/core/context'
import { Failure } from '@auctionwiz/platform/core/failure'
import type { Deps } from '../deps.ts'
import { ownPasswordGuard } from '../security/limits.ts'
import { changeOrganization } from './change-organization.ts'
import { presentOrganization } from './organization.ts'
import { domainCodeHash } from './send-domain-code.ts'

/** Guesses are slowed down with those at the own password. */
export const proveDomain =
  ({ people, attempts }: Pick<Deps, 'people' | 'attempts'>): UseCase<typeof endpoint> =>
  async ({ body: { code } }, context) => {
    const { userId, accountId } = context.claims
    const hash = await domainCodeHash(accountId, code)
    const guard = ownPasswordGuard(userId)
    await attempts.take(guard, context.now)
    const { after } = await changeOrganization(
      { people },
      'organization.domain_proof',
      ({ domainCode, ...rest }) => {
        if (!domainCode || domainCode.hash !== hash || domainCode.expiresAt <= context.now.toISOString())
          throw new Failure('domain_code_rejected')
        return { ...rest, domainProven: true, revision: (rest.revision ?? 0) + 1 }
      },
      context,
    )
    await attempts.succeeded([guard])
    return after ? { organization: presentOrganization(after) } : {}
  }
