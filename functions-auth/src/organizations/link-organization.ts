import type * as calls from '@auctionwiz/contracts/organizations'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { recordsOf } from '@auctionwiz/platform/core/records/writer'
import { accountDocumentId, accountRecord, type StoredOrganization } from '@auctionwiz/records/accounts'
import { houseRecord } from '@auctionwiz/records/houses'
import { requireConfirmed } from '@auctionwiz/records/live-sessions'
import { claimLookup, findLookup, lookupDocumentId, lookupRecord, tenantLookup } from '@auctionwiz/records/lookups'
import { accountAudit } from '../audit/audit-of.ts'
import type { Deps } from '../deps.ts'
import { activeUser } from '../people/active-user.ts'
import { changeOrganization } from './change-organization.ts'
import { connectPerson } from './connect-person.ts'
import { noteDomain } from './domains.ts'
import { domainOf, isSharedDomain, organizationOf, presentOrganization } from './organization.ts'
import type { ProviderVerifier } from './provider-token.ts'
import { vouchedPerson } from './vouched-person.ts'

type LinkParts = Pick<Deps, 'store' | 'people' | 'accounts' | 'rateLimiter'>

/** Nothing is required and nobody added yet: the owner first sees what is linked. */
export const linkOrganization =
  (parts: LinkParts, verify: ProviderVerifier): UseCase<typeof calls.linkOrganization> =>
  async ({ body }, context) => {
    const { people } = parts
    const { claims, account, now } = context
    await requireConfirmed(people.partition(claims.userId), claims.sessionId, now)
    const user = await activeUser(people, claims.userId)
    const domain = domainOf(user.email)
    if (!user.emailVerified) throw new Failure('email_unverified')
    if (isSharedDomain(domain)) throw new Failure('shared_domain', { domain })
    const person = await vouchedPerson(parts, verify, body, context)
    await claimTenant(parts, person.tenantId, claims.accountId)
    await connectPerson(parts, person, user.id)

    const houses = await readerOf(houseRecord, account).page({}, { limit: 1 })
    const linked = (before: StoredOrganization | undefined): StoredOrganization => ({
      tenantId: person.tenantId,
      domain,
      domainProven: false,
      linkedAt: now.toISOString(),
      required: false,
      provision: false,
      mappings: [],
      defaultHouseIds: houses.items.map(({ document: { id } }) => id),
      revision: (before?.revision ?? 0) + 1,
    })
    const stored = await recordsOf(accountRecord, account).change(
      accountDocumentId,
      (document) => {
        if (document.organization) throw new Failure('stale_version')
        return { ...document, organization: linked(document.organization) }
      },
      ({ name }) => [
        accountAudit(context)({
          action: 'organization.link',
          subjectType: 'account',
          subjectId: claims.accountId,
          subjectName: name,
          after: { tenantId: person.tenantId, domain },
        }),
      ],
    )
    const organization = stored?.document.organization
    return organization ? { organization: presentOrganization(organization) } : {}
  }

/** A tenant has one account. One whose account gave the link up is free. */
async function claimTenant({ people, accounts }: LinkParts, tenantId: string, accountId: string): Promise<void> {
  const partition = people.partition(tenantLookup(tenantId))
  const stored = await findLookup(partition)
  const holder = stored?.document.target
  if (holder === accountId) return
  if (holder !== undefined && (await organizationOf(accounts, holder))?.tenantId === tenantId) throw new Failure('organization_taken')
  if (!(await claimLookup(partition, { target: accountId }, stored))) throw new Failure('organization_taken')
}

/** Members stay members. What is left over by a crash leads nowhere: both lookups count only while the account says so too. */
export const unlinkOrganization =
  ({ people }: Pick<Deps, 'people'>): UseCase<typeof calls.unlinkOrganization> =>
  async (_input, context) => {
    const { before } = await changeOrganization({ people }, 'organization.unlink', () => undefined, context)
    const { accountId } = context.claims
    await noteDomain(people, before.domain, accountId, false)
    const tenant = people.partition(tenantLookup(before.tenantId))
    const lookup = await findLookup(tenant)
    if (lookup?.document.target === accountId) await recordsOf(lookupRecord, tenant).removeOnce(lookupDocumentId, lookup.version)
    return { success: true }
  }
