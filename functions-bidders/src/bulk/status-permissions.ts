import type { Permission } from '@auctionwiz/contracts/permissions'

/** A change of status needs permissions that depend on each bidder's status; lists those that the caller has. */
export const statusPermissions = ['bidders:edit', 'bidders:approve', 'bidders:suspend'] as const satisfies readonly Permission[]
