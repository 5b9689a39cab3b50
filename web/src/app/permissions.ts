import type { Permission } from '@auctionwiz/contracts/permissions'
import { sharedTexts } from '../messages/shared-messages.ts'
import { useGrantedBy } from './granters.ts'
import { useSignedIn } from './session/session-context.ts'

/** What the user may do in the current house: the role there, plus individual grants and denials. */
export const usePermissions = (): ((permission: Permission) => boolean) => {
  const { access, auctionHouseId } = useSignedIn()
  const held = access.houses.find((house) => house.auctionHouseId === auctionHouseId)
  return (permission) => access.accountRole === 'owner' || held?.permissions.includes(permission) === true
}

/** Whether the user may do this in the current house. The service checks it again at each call. */
export const useCan = (permission: Permission): boolean => usePermissions()(permission)

/** Why the user may not do this: the missing permission and who can grant it, in the service's words. Undefined when they may. */
export const usePermissionReason = (permission: Permission): string | undefined => {
  const grantedBy = useGrantedBy(permission)
  return useCan(permission) ? undefined : sharedTexts.forbidden({ permission, grantedBy })
}
