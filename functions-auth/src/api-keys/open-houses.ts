import { apiScopes } from '@auctionwiz/contracts/api-scopes'
import type { HouseAccess } from '@auctionwiz/contracts/identity'
import type { ApiKeyDocument } from '@auctionwiz/records/api-keys'
import type { Deps } from '../deps.ts'
import { scopesOf } from './present-key.ts'

/**
 * The houses in which a key acts now: those that the person responsible still administers, with the permissions of its scopes. Nobody's key can do
 * more than they could, so a key stops with the access of its person.
 */
export async function openHouses(
  { people, accounts }: Pick<Deps, 'people' | 'accounts'>,
  accountId: string,
  key: ApiKeyDocument,
): Promise<HouseAccess[]> {
  const [membership, user] = await Promise.all([accounts.membership(accountId, key.responsibleId), people.read(key.responsibleId)])
  if (!membership || membership.member.status === 'suspended' || user?.status !== 'active') return []
  const needed = scopesOf(key).map((scope) => apiScopes[scope][1])
  return membership.access.houses.filter(
    ({ auctionHouseId, role, permissions }) =>
      role === 'admin' && key.auctionHouseIds.includes(auctionHouseId) && needed.every((permission) => permissions.includes(permission)),
  )
}
