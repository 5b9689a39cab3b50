import type { unlinkOrganization as endpoint } from '@auctionwiz/contracts/organizations'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { recordsOf } from '@auctionwiz/platform/core/records/writer'
import { findLookup, lookupDocumentId, lookupRecord, tenantLookup } from '@auctionwiz/records/lookups'
import type { Deps } from '../deps.ts'
import { changeOrganization } from './change-organization.ts'
import { noteDomain } from './domains.ts'

/** Members stay members. What is left over by a crash leads nowhere: both lookups count only while the account says so too. */
export const unlinkOrganization =
  ({ people }: Pick<Deps, 'people'>): UseCase<typeof endpoint> =>
  async (_input, context) => {
    const { before } = await changeOrganization({ people }, 'organization.unlink', () => undefined, context)
    const { accountId } = context.claims
    await noteDomain(people, before.domain, accountId, false)
    const tenant = people.partition(tenantLookup(before.tenantId))
    const lookup = await findLookup(tenant)
    if (lookup?.document.target === accountId) await recordsOf(lookupRecord, tenant).removeOnce(lookupDocumentId, lookup.version)
    return { success: true }
  }
