import type * as calls from '@auctionwiz/contracts/organizations'
import { Failure, notFound } from '@auctionwiz/platform/core/errors/failure'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { findAccount } from '@auctionwiz/records/accounts'
import { requireConfirmed } from '@auctionwiz/records/live-sessions'
import type { Deps } from '../deps.ts'
import { activeUser } from '../people/active-user.ts'
import { ownPasswordLimit, spendMail } from '../security/limits.ts'
import { hashSecret, newSecret } from '../security/secrets.ts'
import { changeOrganization } from './change-organization.ts'
import { presentOrganization } from './organization.ts'

/** Validity of the code in milliseconds; long, because another person may have to read that email. */
const lifetime = 3 * 24 * 3600 * 1000

/**
 * An address in a domain proves that the user works there; a code to its administrators proves their consent. Over the email limit no code is
 * stored or sent, and the earlier one stays valid.
 */
export const sendDomainCode =
  ({ people, rateLimiter, mail }: Pick<Deps, 'people' | 'rateLimiter' | 'mail'>): UseCase<typeof calls.sendDomainCode> =>
  async ({ body: { mailbox } }, context) => {
    const { claims, account, address, now } = context
    const user = await activeUser(people, claims.userId)
    await requireConfirmed(people.partition(claims.userId), claims.sessionId, now)
    const stored = await findAccount(account)
    if (!stored) throw new Failure('account_access')
    if (!stored.document.organization) throw notFound('Organization')
    const to = `${mailbox}@${stored.document.organization.domain}`
    await spendMail(rateLimiter, 'domain', to, address, now)
    const code = newSecret().slice(0, 20)
    const domainCode = { hash: await domainCodeHash(claims.accountId, code), expiresAt: new Date(now.getTime() + lifetime).toISOString() }
    await changeOrganization({ people }, 'organization.domain_code', (organization) => ({ ...organization, domainCode }), context)
    const values = {
      code,
      domain: stored.document.organization.domain,
      name: user.name,
      email: user.email,
      account: stored.document.name,
    }
    await mail.send({ kind: 'domain_code', to, language: user.profile.language, values })
    return { success: true }
  }

const domainCodeHash = (accountId: string, code: string): Promise<string> => hashSecret('domain', accountId, code)

/** Guesses share the rate limit of the user's own password. */
export const proveDomain =
  ({ people, rateLimiter }: Pick<Deps, 'people' | 'rateLimiter'>): UseCase<typeof calls.proveDomain> =>
  async ({ body: { code } }, context) => {
    const { userId, accountId } = context.claims
    const hash = await domainCodeHash(accountId, code)
    const limit = ownPasswordLimit(userId)
    await rateLimiter.consume(limit, context.now)
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
    await rateLimiter.reset([limit])
    return after ? { organization: presentOrganization(after) } : {}
  }
