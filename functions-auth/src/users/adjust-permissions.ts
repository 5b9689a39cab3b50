import { adjustmentMarks, permissionsIn } from '@auctionwiz/contracts/held-permissions'
import type { AccessClaims, Adjustment } from '@auctionwiz/contracts/identity'
import { adjustedPermissions, type HouseRole, isAdjustable, permissions, permissionsOf } from '@auctionwiz/contracts/permissions'
import { Failure, forbidden } from '@auctionwiz/platform/core/errors/failure'
import type { MemberHouse } from '@auctionwiz/records/members'

interface Granter {
  claims: AccessClaims
  now: Date
}

/**
 * The individual grants and denials that turn a role's permissions in a house into the requested ones. Existing adjustments keep their date and
 * grantor. Throws invalid_request for permissions that come only with the Admin role, and forbidden when the caller grants, denies or restores a
 * permission they lack there.
 */
export function adjustPermissions(
  held: Pick<MemberHouse, 'auctionHouseId' | 'adjustments'> & Partial<MemberHouse>,
  role: HouseRole,
  wanted: readonly string[],
  { claims, now }: Granter,
): Adjustment[] {
  requireKnown(wanted)
  const before = held.adjustments ?? []
  const ofRole = permissionsOf(role)
  const after = permissions.flatMap((permission): Adjustment[] => {
    const want = wanted.includes(permission)
    if (want === ofRole.includes(permission)) return []
    const effect = want ? 'grant' : 'deny'
    const standing = before.find((one) => one.permission === permission && one.effect === effect)
    return [standing ?? { permission, effect, at: now.toISOString(), by: claims.userId }]
  })
  const given = after.filter((one) => !before.includes(one))
  requireAdjustable(given)
  const had = heldIn(held)
  const gained = permissions.filter((permission) => wanted.includes(permission) && !had.includes(permission))
  const own = permissionsIn(claims, held.auctionHouseId)
  const beyond = [...given.map(({ permission }) => permission), ...gained].find((permission) => !own.includes(permission))
  if (beyond !== undefined) throw forbidden(beyond, held.auctionHouseId)
  return after
}

/**
 * Denials of a role's permissions that the caller lacks in the house: nobody grants by a role what they could not grant individually,
 * or restores what another user denied. Keeps permissions that the person already has there.
 */
export function roleDenials(
  role: HouseRole,
  held: Pick<MemberHouse, 'auctionHouseId'> & Partial<MemberHouse>,
  { claims, now }: Granter,
): Adjustment[] {
  const own = permissionsIn(claims, held.auctionHouseId)
  const had = heldIn(held)
  return permissionsOf(role)
    .filter((permission) => !own.includes(permission) && !had.includes(permission))
    .map((permission) => ({ permission, effect: 'deny', at: now.toISOString(), by: claims.userId }))
}

const heldIn = ({ role, adjustments }: Partial<MemberHouse>) => (role ? adjustedPermissions(role, adjustmentMarks(adjustments)) : [])

function requireKnown(wanted: readonly string[]): void {
  const unknown = wanted.filter((permission) => !(permissions as string[]).includes(permission))
  if (unknown.length > 0) throw new Failure('invalid_request', { fields: { permissions: `There is no permission ${unknown.join(', ')}.` } })
}

function requireAdjustable(changed: readonly Adjustment[]): void {
  if (changed.every(({ permission }) => isAdjustable(permission))) return
  throw new Failure('invalid_request', { fields: { permissions: 'Only admins can manage users.' } })
}
