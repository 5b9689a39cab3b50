import type { unlinkOrganization as endpoint } from '@auctionwiz/contracts/organizations'
import type { UseCase } from '@auctionwiz/platform/core/context'
import { removeOnce } from '../documents.ts'
import type { Parts } from '../parts.ts'
import type { LookupDocument } from '../people/person.ts'
import { changeOrganization } from './change-organization.ts'
import { noteDomain } from './domains.ts'
import { tenantLookup } from './organization.ts'

/** Members stay members. What is left over by a crash leads nowhere: both lookups count only while the account says so too. */
export const unlinkOrganization =
  ({ people }: Pick<Parts, 'people'>): UseCase<typeof endpoint> =>
  async (_input, context) => {
    const { before } = await changeOrganization({ people }, 'organization.unlink', () => undefined, context)
    const { accountId } = context.claims
    await noteDomain(people, before.domain, accountId, false)
    const tenant = people.partition(tenantLookup(before.tenantId))
    const lookup = await tenant.read<LookupDocument>('lookup')
    if (lookup?.document.target === accountId) await removeOnce(tenant, 'lookup', lookup.version)
    return { success: true }
  }
