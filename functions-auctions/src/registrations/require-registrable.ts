import type { Auction } from '@auctionwiz/contracts/auctions'
import type { RegistrationState } from '@auctionwiz/contracts/registrations'
import { Failure, forbidden } from '@auctionwiz/platform/core/errors/failure'
import type { HouseContext } from '@auctionwiz/platform/core/http/context'

/** Fails for an auction that was cancelled. One that is over still gets registrations: a paddle that bought a lot is then assigned. */
export const requireNotCancelled = ({ title, status }: Auction): void => {
  if (status === 'Cancelled') throw new Failure('auction_state', { title, status })
}

/** A registration names a bidder and the answer shows the scores, so changing one takes the permission to see bidders. */
export const requireSeesBidders = ({ can, auctionHouseId }: HouseContext): void => {
  if (!can('bidders:view')) throw forbidden('bidders:view', auctionHouseId)
}

/** Approving, denying and taking either back is for those who may approve bidders. */
export const requireStateAllowed = (from: RegistrationState, to: RegistrationState, { can, auctionHouseId }: HouseContext): void => {
  if (from !== to && !can('bidders:approve')) throw forbidden('bidders:approve', auctionHouseId)
}
