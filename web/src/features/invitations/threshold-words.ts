import type { AuctionSummary } from '@auctionwiz/contracts/auctions'
import { invitationText } from './messages.ts'

/** The auction's own threshold, if it has one. */
export const thresholdWords = ({ autoInviteThreshold: own }: AuctionSummary): string =>
  own ? invitationText.thresholdOf({ score: own.useNationalScore ? own.nationalScore : own.localScore }) : invitationText.threshold
