import type { readOrganization as endpoint } from '@auctionwiz/contracts/organizations'
import type { UseCase } from '@auctionwiz/platform/core/context'
import { requireOwner } from '../accounts/administers.ts'
import type { Parts } from '../parts.ts'
import { organizationOf, presentOrganization } from './organization.ts'

export const readOrganization =
  ({ accounts }: Pick<Parts, 'accounts'>): UseCase<typeof endpoint> =>
  async (_input, { claims }) => {
    requireOwner(claims)
    const organization = await organizationOf(accounts, claims.accountId)
    return organization ? { organization: presentOrganization(organization) } : {}
  }
