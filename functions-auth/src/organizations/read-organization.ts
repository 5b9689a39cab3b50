import type { readOrganization as endpoint } from '@auctionwiz/contracts/organizations'
import type { UseCase } from '@auctionwiz/platform/core/context'
import type { Deps } from '../deps.ts'
import { requireOwner } from '../security/administers.ts'
import { organizationOf, presentOrganization } from './organization.ts'

export const readOrganization =
  ({ accounts }: Pick<Deps, 'accounts'>): UseCase<typeof endpoint> =>
  async (_input, { claims }) => {
    requireOwner(claims)
    const organization = await organizationOf(accounts, claims.accountId)
    return organization ? { organization: presentOrganization(organization) } : {}
  }
