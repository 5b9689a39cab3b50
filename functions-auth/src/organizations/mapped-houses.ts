import type { HouseRole } from '@auctionwiz/contracts/permissions'
import { houseRoles } from '@auctionwiz/contracts/roles'
import type { StoredOrganization } from '@auctionwiz/records/accounts'
import type { MemberDocument, MemberHouse } from '@auctionwiz/records/members'

/** Stands where else the id of who gave a role does. */
export const byOrganization = 'organization'

/** The role in each house that somebody's groups and app roles give; of several the one that may do most. */
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
 * The houses of a member after a sign-in: what people gave stays as it is; what the organization gave follows its groups and roles. Whoever the
 * organization brought here is a viewer where nothing is mapped. `existing` are the houses that the account still has.
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
