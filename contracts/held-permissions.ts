import { permissionsOfScopes } from './api-scopes.ts'
import type { AccessClaims, Adjustment } from './identity.ts'
import { adjustedPermissions, type Permission } from './permissions.ts'

/** The bearer's permissions in a house; none in a house they do not belong to. */
export const permissionsIn = ({ accountRole, houses, adjusted, key }: AccessClaims, auctionHouseId: string): Permission[] => {
  const held = Object.hasOwn(houses, auctionHouseId) ? houses[auctionHouseId] : undefined
  if (held === undefined) return []
  if (key) return permissionsOfScopes(key.scopes)
  return adjustedPermissions(accountRole === 'owner' ? 'owner' : held, adjusted?.[auctionHouseId])
}

/** Adjustments in the form of tokens. */
export const adjustmentMarks = (adjustments: readonly Pick<Adjustment, 'permission' | 'effect'>[] = []): string[] =>
  adjustments.map(({ permission, effect }) => `${effect === 'grant' ? '+' : '-'}${permission}`)
