import { type Permission, permissionsOf, type Role } from '@auctionwiz/contracts/permissions'
import { sharedTexts } from '@auctionwiz/contracts/shared-texts'
import { fill, text } from '../messages/index.ts'
import { useHouse, useRole } from './house.ts'

/** Whether a role holds a permission; no role holds none. */
export const can = (role: Role | undefined, permission: Permission): boolean =>
  role !== undefined && permissionsOf(role).includes(permission)

/** Whether the user may do this in the house in view. The service checks it again at each call. */
export const useCan = (permission: Permission): boolean => can(useRole(), permission)

/** Why the user may not: the permission missing and who can grant it, as the service would say. Undefined when they may. */
export const useWhyNot = (permission: Permission): string | undefined => {
  const house = useHouse()
  const allowed = useCan(permission)
  return allowed
    ? undefined
    : fill(sharedTexts.forbidden, { permission, grantedBy: fill(text.permission.grantedBy, { house: house.name }) })
}
