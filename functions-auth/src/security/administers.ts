import { permissionsIn } from '@auctionwiz/contracts/held-permissions'
import type { AccessClaims } from '@auctionwiz/contracts/identity'
import type { Permission } from '@auctionwiz/contracts/permissions'
import { Failure, forbidden, notFound } from '@auctionwiz/platform/core/errors/failure'
import type { MemberDocument } from '@auctionwiz/records/members'

/** Whether a user manages a house: its administrators do, and the owner manages all houses of the account. */
export const administers = ({ accountRole, houses }: AccessClaims, auctionHouseId: string): boolean =>
  Object.hasOwn(houses, auctionHouseId) && (accountRole === 'owner' || houses[auctionHouseId] === 'admin')

/** Fails with not_found for a house that the caller does not see, with forbidden for one where they lack the permission. */
export function requireIn(claims: AccessClaims, auctionHouseId: string, permission: Permission): void {
  if (!Object.hasOwn(claims.houses, auctionHouseId)) throw notFound('Auction house')
  if (!permissionsIn(claims, auctionHouseId).includes(permission)) throw forbidden(permission, auctionHouseId)
}

/** Fails with not_found for a house that the caller does not see, with forbidden for one that they do not administer. */
export function requireAdministered(claims: AccessClaims, auctionHouseIds: readonly string[], permission: string): void {
  if (auctionHouseIds.some((id) => !Object.hasOwn(claims.houses, id))) throw notFound('Auction house')
  const beyond = auctionHouseIds.find((id) => !administers(claims, id))
  if (beyond !== undefined) throw forbidden(permission, beyond)
}

/** Throws forbidden for a user who neither owns the account nor administers one of its houses. */
export function requireAdministrator(claims: AccessClaims): void {
  if (claims.accountRole === 'owner' || Object.values(claims.houses).includes('admin')) return
  throw new Failure('forbidden', { permission: 'account administration', grantedBy: 'The account owner' })
}

/**
 * Throws unless the caller may manage a member: another user who is not the owner and, for changes to more than one house (`everywhere`), who
 * works only in the caller's houses.
 */
export function requireReach(claims: AccessClaims, member: MemberDocument, everywhere = true): void {
  if (member.userId === claims.userId) throw new Failure('own_user')
  if (member.accountRole === 'owner') throw new Failure('owner_protected')
  if (claims.accountRole === 'owner' || !everywhere) return
  if (!member.houses.every(({ auctionHouseId }) => administers(claims, auctionHouseId))) throw new Failure('beyond_reach')
}

/** Throws forbidden for a user without a permission in any house of the account; for calls that need it only in some cases. */
export function requireSomewhere(claims: AccessClaims, permission: Permission): void {
  if (claims.accountRole === 'owner' || Object.keys(claims.houses).some((house) => permissionsIn(claims, house).includes(permission)))
    return
  throw forbidden(permission)
}
