import type { User } from '@auctionwiz/contracts/identity'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { CallContext } from '@auctionwiz/platform/core/http/context'
import { findLookup, providerLookup, tenantLookup } from '@auctionwiz/records/lookups'
import type { Deps } from '../deps.ts'
import { organizationOf } from './organization.ts'
import type { ProviderPerson } from './provider-token.ts'
import { provision } from './provision.ts'
import { syncMember } from './sync-member.ts'

/**
 * The user of a provider identity, with the houses that their groups and roles map to. A new user becomes a member if their tenant's account
 * adds users. Throws user_not_found, organization_connect, or organization_unlinked if their only access was a removed link.
 */
export async function providerUser(
  parts: Pick<Deps, 'people' | 'accounts' | 'revoker' | 'clock'>,
  person: ProviderPerson,
  context: CallContext,
): Promise<User> {
  const { people, accounts } = parts
  const lookup = await findLookup(people.partition(providerLookup(person.tenantId, person.objectId)))
  const user = lookup && (await people.read(lookup.document.target))
  if (!lookup || !user) return provision(parts, person, context)

  const tenant = await findLookup(people.partition(tenantLookup(person.tenantId)))
  const { viaAccount } = lookup.document
  const accountId = viaAccount ?? tenant?.document.target
  const organization = accountId === undefined ? undefined : await organizationOf(accounts, accountId)
  const linked = organization?.tenantId === person.tenantId
  if (viaAccount !== undefined && !linked) throw new Failure('organization_unlinked')
  if (accountId !== undefined && organization && linked)
    await syncMember(parts, accountId, organization, { user, claims: person.claims ?? [], join: false }, context)
  return user
}
