import type { Permission } from '@auctionwiz/contracts/permissions'

/** What a change of status needs depends on the status each bidder has; what the caller holds of it is looked at one by one. */
export const statusPermissions = ['bidders:edit', 'bidders:approve', 'bidders:suspend'] as const satisfies readonly Permission[]
