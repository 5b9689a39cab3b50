import type { Auction } from '@auctionwiz/contracts/auctions'
import { stageOf } from '@auctionwiz/domain/auctions/actions'
import { StatusDot, type StatusTone } from '../../ui/StatusDot.tsx'
import { auctionText } from './messages.ts'
import { isInSaleroom } from './use-auction-moves.ts'

type Shown = Pick<Auction, 'status' | 'publishedAt' | 'auctionType'>

const tones: Record<Auction['status'], StatusTone> = { Active: 'good', Upcoming: 'planned', Completed: 'done', Cancelled: 'bad' }

/** A sale in the saleroom that is under way stands out from bidding that is merely open. */
export const toneOf = (auction: Shown): StatusTone => (isInSaleroom(auction) ? 'live' : tones[auction.status])

/** The status in words; one to come that is not published is a draft. */
export const statusWords = (auction: Shown): string => {
  const stage = stageOf(auction)
  return stage === 'Draft' ? `${auctionText.statuses.Upcoming} · ${auctionText.draft}` : auctionText.statuses[stage]
}

/** An auction's status as a dot and its name; a sale under way in the saleroom is Live. */
export const AuctionStatus = ({ auction }: { auction: Shown }) => (
  <StatusDot tone={toneOf(auction)}>{isInSaleroom(auction) ? auctionText.live : statusWords(auction)}</StatusDot>
)
