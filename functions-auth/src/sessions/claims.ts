import { adjustmentMarks } from '@auctionwiz/contracts/held-permissions'
import type { AccessClaims, AccountAccess, User } from '@auctionwiz/contracts/identity'

export const claimsFor = (user: User, access: AccountAccess, sessionId: string): AccessClaims => {
  const adjusted = access.houses.flatMap(({ auctionHouseId, adjustments }) =>
    adjustments?.length ? [[auctionHouseId, adjustmentMarks(adjustments)] as const] : [],
  )
  return {
    userId: user.id,
    userName: user.name,
    accountId: access.accountId,
    accountRole: access.accountRole,
    houses: Object.fromEntries(access.houses.map(({ auctionHouseId, role }) => [auctionHouseId, role])),
    ...(adjusted.length > 0 && { adjusted: Object.fromEntries(adjusted) }),
    sessionId,
  }
}
