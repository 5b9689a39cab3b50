import type { Bidder } from '@auctionwiz/contracts/bidders'
import type { Permission } from '@auctionwiz/contracts/permissions'

/** The permission that a change of status needs. */
export const statusPermission = (from: Bidder['status'], to: Bidder['status']): Permission => {
  if (from !== to && (from === 'Suspended' || to === 'Suspended')) return 'bidders:suspend'
  return from !== to && from === 'Pending' ? 'bidders:approve' : 'bidders:edit'
}
