import type { updateOrganization as endpoint } from '@auctionwiz/contracts/organizations'
import { Failure, notFound } from '@auctionwiz/platform/core/errors/failure'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import type { Deps } from '../deps.ts'
import { changeOrganization } from './change-organization.ts'
import { noteDomain } from './domains.ts'
import { presentOrganization } from './organization.ts'

/** What is required counts from the next sign-in; sessions that are open stay so. */
export const updateOrganization =
  (parts: Pick<Deps, 'people'>): UseCase<typeof endpoint> =>
  async ({ body: { version, ...wanted } }, context) => {
    const { houses, accountId } = context.claims
    const named = [...wanted.defaultHouseIds, ...wanted.mappings.flatMap(({ auctionHouseIds }) => auctionHouseIds)]
    const { after } = await changeOrganization(
      parts,
      'organization.change',
      (before) => {
        if (named.some((id) => !Object.hasOwn(houses, id))) throw notFound('Auction house')
        if (wanted.provision && wanted.defaultHouseIds.length === 0)
          throw new Failure('invalid_request', { fields: { defaultHouseIds: 'Choose a house for people without a mapped group or role.' } })
        if (!before.domainProven && (wanted.required || wanted.provision)) throw new Failure('domain_unproven', { domain: before.domain })
        if (presentOrganization(before).version !== version) throw new Failure('stale_version')
        return { ...before, ...wanted, revision: (before.revision ?? 0) + 1 }
      },
      context,
    )
    if (!after) return {}
    await noteDomain(parts.people, after.domain, accountId, after.required)
    return { organization: presentOrganization(after) }
  }
