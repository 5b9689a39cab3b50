import type { AccessClaims, AccountAccess, User } from '@auctionwiz/contracts/identity'

export const claimsFor = (user: User, access: AccountAccess, sessionId: string): AccessClaims => ({
  userId: user.id,
  userName: user.name,
  accountId: access.accountId,
  accountRole: access.accountRole,
  houses: Object.fromEntries(access.houses.map(({ auctionHouseId, role }) => [auctionHouseId, role])),
  sessionId,
})
