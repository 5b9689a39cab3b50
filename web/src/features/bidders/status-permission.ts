import type { Permission } from '@auctionwiz/contracts/permissions'
import type { BidderStatus } from './list-state.ts'

/** What changing a bidder from one status to another needs; the service asks for the same. */
export const statusPermission = (from: BidderStatus, to: BidderStatus): Permission => {
  if (from !== to && (from === 'Suspended' || to === 'Suspended')) return 'bidders:suspend'
  return from !== to && from === 'Pending' ? 'bidders:approve' : 'bidders:edit'
}
