import { permissionsIn } from '@auctionwiz/contracts/held-permissions'
import type { AccessClaims } from '@auctionwiz/contracts/identity'
import type { Permission } from '@auctionwiz/contracts/permissions'
import { forbidden } from '@auctionwiz/platform/core/failure'

/** Fails with forbidden for whoever has a permission in no house of the account; for calls that need it only in some cases. */
export const requireSomewhere = (claims: AccessClaims, permission: Permission): void => {
  if (claims.accountRole === 'owner' || Object.keys(claims.houses).some((house) => permissionsIn(claims, house).includes(permission)))
    return
  throw forbidden(permission)
}
