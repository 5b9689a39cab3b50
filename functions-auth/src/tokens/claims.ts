import type { AccessClaims, AccountAccess } from '@auctionwiz/contracts/identity'

export const claimsFor = (userId: string, access: AccountAccess, sessionId: string): AccessClaims => ({
  userId,
  accountId: access.accountId,
  accountRole: access.accountRole,
  houses: Object.fromEntries(access.houses.map(({ auctionHouseId, role }) => [auctionHouseId, role])),
  sessionId,
})
