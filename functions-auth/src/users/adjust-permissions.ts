import { permissionsIn } from '@auctionwiz/contracts/held-permissions'
import type { AccessClaims, Adjustment } from '@auctionwiz/contracts/identity'
import { type HouseRole, isAdjustable, permissions, permissionsOf } from '@auctionwiz/contracts/permissions'
import { Failure, forbidden } from '@auctionwiz/platform/core/failure'
import type { MemberHouse } from '../accounts/account-documents.ts'

interface Granter {
  claims: AccessClaims
  now: Date
}

/**
 * How the permissions wanted in a house differ from those of the role: what is granted or denied to the person directly. Adjustments that stand
 * already keep their date and giver. Fails with invalid_request for permissions that come with the Admin role alone, with forbidden when the
 * caller gives, takes or gives back what they do not hold there themselves.
 */
export const adjustPermissions = (
  held: Pick<MemberHouse, 'auctionHouseId' | 'adjustments'>,
  role: HouseRole,
  wanted: readonly string[],
  { claims, now }: Granter,
): Adjustment[] => {
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
  const lifted = before.filter(({ effect, permission }) => effect === 'deny' && wanted.includes(permission))
  requireMayGive([...given, ...lifted], permissionsIn(claims, held.auctionHouseId), held.auctionHouseId)
  return after
}

const requireKnown = (wanted: readonly string[]): void => {
  const unknown = wanted.filter((permission) => !(permissions as string[]).includes(permission))
  if (unknown.length > 0) throw new Failure('invalid_request', { fields: { permissions: `There is no permission ${unknown.join(', ')}.` } })
}

const requireMayGive = (changed: readonly Adjustment[], own: readonly string[], auctionHouseId: string): void => {
  for (const { permission } of changed) {
    if (!isAdjustable(permission))
      throw new Failure('invalid_request', { fields: { permissions: 'Managing users comes with the Admin role alone.' } })
    if (!own.includes(permission)) throw forbidden(permission, auctionHouseId)
  }
}
