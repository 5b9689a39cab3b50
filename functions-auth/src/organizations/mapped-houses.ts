import type { HouseRole } from '@auctionwiz/contracts/permissions'
import { houseRoles } from '@auctionwiz/contracts/roles'
import type { StoredOrganization } from '@auctionwiz/records/accounts'
import type { MemberDocument, MemberHouse } from '@auctionwiz/records/members'

/** Recorded as the grantor of roles that the organization gave. */
export const byOrganization = 'organization'

/** The role in each house from a user's groups and app roles; the highest of several. */
function mappedRoles({ mappings }: StoredOrganization, claims: readonly string[]): Map<string, HouseRole> {
  const roles = new Map<string, HouseRole>()
  for (const { claim, role, auctionHouseIds } of mappings) {
    if (!claims.includes(claim)) continue
    for (const id of auctionHouseIds) {
      const held = roles.get(id)
      if (held === undefined || houseRoles.indexOf(role) < houseRoles.indexOf(held)) roles.set(id, role)
    }
  }
  return roles
}

/**
 * The houses of a member after a sign-in: keeps roles granted by people and updates those from the organization. A member added by the
 * organization is a viewer without a mapped role. `existing` are the account's current houses.
 */
export function mappedHouses(
  organization: StoredOrganization,
  claims: readonly string[],
  member: Pick<MemberDocument, 'houses' | 'assignedBy'>,
  existing: ReadonlySet<string>,
  now: Date,
): MemberHouse[] {
  const given = member.houses.filter(({ assignedBy }) => assignedBy !== byOrganization)
  const roles = mappedRoles(organization, claims)
  if (roles.size === 0 && member.assignedBy === byOrganization) for (const id of organization.defaultHouseIds) roles.set(id, 'viewer')
  for (const { auctionHouseId } of given) roles.delete(auctionHouseId)
  const mapped = [...roles].flatMap(([auctionHouseId, role]): MemberHouse[] => {
    if (!existing.has(auctionHouseId)) return []
    const held = member.houses.find((house) => house.auctionHouseId === auctionHouseId)
    if (held?.role === role) return [held]
    return [{ auctionHouseId, role, assignedAt: now.toISOString(), assignedBy: byOrganization }]
  })
  return [...given, ...mapped]
}
