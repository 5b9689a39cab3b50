import type { AuctionSummary } from '@auctionwiz/contracts/auctions'
import { auctionRefusal } from '@auctionwiz/domain/auctions/actions'
import { usePermissionReason } from '../../app/permissions.ts'
import { invitationText } from './messages.ts'

/** Why the user may not set a threshold for the auction. */
export const useThresholdReason = (auction: AuctionSummary): string | undefined => {
  const mayNot = usePermissionReason('auctions:edit')
  return mayNot ?? (auctionRefusal('setThreshold', auction, () => true) ? invitationText.over : undefined)
}
