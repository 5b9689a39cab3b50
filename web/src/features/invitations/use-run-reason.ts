import type { AuctionSummary } from '@auctionwiz/contracts/auctions'
import { usePermissionReason } from '../../app/permissions.ts'
import { invitationText } from './messages.ts'

/** Why the user may not run the invitation rules for the auction. */
export const useRunReason = ({ status }: AuctionSummary): string | undefined => {
  const mayNot = usePermissionReason('bidders:invite')
  return mayNot ?? (status === 'Completed' || status === 'Cancelled' ? invitationText.over : undefined)
}
