import type { sendDomainCode as endpoint } from '@auctionwiz/contracts/organizations'
import type { UseCase } from '@auctionwiz/platform/core/context'
import { Failure } from '@auctionwiz/platform/core/failure'
import type { AccountDocument } from '../accounts/account-documents.ts'
import type { Parts } from '../parts.ts'
import { spendMail } from '../sign-in/limits.ts'
import { activeUser } from '../tokens/active-user.ts'
import { hashSecret, newSecret } from '../tokens/secrets.ts'
import { changeOrganization } from './change-organization.ts'

/** Milliseconds that the code is good for: somebody else may have to read that mail. */
const lifetime = 3 * 24 * 3600 * 1000

/** An address in a domain shows that somebody works there; a code to those who run it shows that they agree. */
export const sendDomainCode =
  ({ people, attempts, mail }: Pick<Parts, 'people' | 'attempts' | 'mail'>): UseCase<typeof endpoint> =>
  async ({ body: { mailbox } }, context) => {
    const { claims, account, address, now } = context
    const user = await activeUser(people, claims.userId)
    const code = newSecret().slice(0, 20)
    const domainCode = { hash: await domainCodeHash(claims.accountId, code), expiresAt: new Date(now.getTime() + lifetime).toISOString() }
    const { before } = await changeOrganization(
      { people },
      'organization.domain_code',
      (organization) => ({ ...organization, domainCode }),
      context,
    )
    const to = `${mailbox}@${before.domain}`
    await spendMail(attempts, 'domain', to, address, now)
    const stored = await account.read<AccountDocument>('account')
    if (!stored) throw new Failure('account_access')
    const values = { code, domain: before.domain, name: `${user.name} (${user.email})`, account: stored.document.name }
    await mail.send({ kind: 'domain_code', to, language: user.profile.language, values })
    return { success: true }
  }

export const domainCodeHash = (accountId: string, code: string): Promise<string> => hashSecret('domain', accountId, code)
