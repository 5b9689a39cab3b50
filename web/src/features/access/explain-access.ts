import { adjustmentMarks } from '@auctionwiz/contracts/held-permissions'
import type { Adjustment } from '@auctionwiz/contracts/identity'
import { adjustedPermissions, type HouseRole, type Permission, permissionsOf } from '@auctionwiz/contracts/permissions'
import type { AccountUser } from '@auctionwiz/contracts/users'

/** Whether a user has a permission in a house, and which rule decided it; the first that applies decides. */
export interface Decision {
  allowed: boolean
  source: 'owner' | 'deny' | 'grant' | 'role' | 'none'
  /** Undefined for the owner and for a user without a role. */
  role: HouseRole | undefined
  /** Who granted or removed it and when. */
  adjustment: Adjustment | undefined
}

type Person = Pick<AccountUser, 'accountRole' | 'houses'>

export const explainAccess = ({ accountRole, houses }: Person, auctionHouseId: string, permission: Permission): Decision => {
  if (accountRole === 'owner') return { allowed: true, source: 'owner', role: undefined, adjustment: undefined }
  const held = houses.find((house) => house.auctionHouseId === auctionHouseId)
  if (!held) return { allowed: false, source: 'none', role: undefined, adjustment: undefined }
  const adjustment = held.adjustments?.find((one) => one.permission === permission)
  const { role } = held
  if (adjustment) return { allowed: adjustment.effect === 'grant', source: adjustment.effect, role, adjustment }
  const allowed = permissionsOf(role).includes(permission)
  return { allowed, source: allowed ? 'role' : 'none', role, adjustment: undefined }
}

/** All permissions of a user in a house. */
export const heldIn = ({ accountRole, houses }: Person, auctionHouseId: string): Permission[] => {
  if (accountRole === 'owner') return permissionsOf('owner')
  const held = houses.find((house) => house.auctionHouseId === auctionHouseId)
  return held ? adjustedPermissions(held.role, adjustmentMarks(held.adjustments)) : []
}

/** One column of the table: a user in a house. */
export interface Column {
  key: string
  title: string
  subtitle: string
  user: AccountUser
  auctionHouseId: string
}

/** Whether a permission deserves attention: columns differ in it, or it was granted or removed individually in one. */
export const isDifferent = (columns: readonly Column[], permission: Permission): boolean => {
  const decisions = columns.map(({ user, auctionHouseId }) => explainAccess(user, auctionHouseId, permission))
  return new Set(decisions.map(({ allowed }) => allowed)).size > 1 || decisions.some(({ adjustment }) => adjustment !== undefined)
}
