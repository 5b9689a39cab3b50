import type { AccessClaims, Adjustment } from './identity.ts'
import { adjustedPermissions, type Permission } from './permissions.ts'

/** What the bearer may do in a house; nothing in one that is not theirs. */
export const permissionsIn = ({ accountRole, houses, adjusted }: AccessClaims, auctionHouseId: string): Permission[] => {
  const held = Object.hasOwn(houses, auctionHouseId) ? houses[auctionHouseId] : undefined
  if (held === undefined) return []
  return adjustedPermissions(accountRole === 'owner' ? 'owner' : held, adjusted?.[auctionHouseId])
}

/** Adjustments as tokens carry them. */
export const adjustmentMarks = (adjustments: readonly Pick<Adjustment, 'permission' | 'effect'>[] = []): string[] =>
  adjustments.map(({ permission, effect }) => `${effect === 'grant' ? '+' : '-'}${permission}`)
