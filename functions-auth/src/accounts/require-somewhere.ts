import type { AccessClaims } from '@auctionwiz/contracts/identity'
import { type Permission, permissionsOf } from '@auctionwiz/contracts/permissions'
import { Failure } from '@auctionwiz/platform/core/failure'

/** Fails with forbidden for whoever has a permission in no house of the account; for calls that need it only in some cases. */
export const requireSomewhere = ({ accountRole, houses }: AccessClaims, permission: Permission): void => {
  if (accountRole === 'owner' || Object.values(houses).some((role) => permissionsOf(role).includes(permission))) return
  throw new Failure('forbidden', { permission, grantedBy: 'The account owner or an administrator of this house' })
}
