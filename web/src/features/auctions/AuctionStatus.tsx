import type { Auction } from '@auctionwiz/contracts/auctions'
import { stageOf } from '@auctionwiz/domain/auctions/actions'
import { StatusDot, type StatusTone } from '../../ui/StatusDot.tsx'
import { auctionText } from './messages.ts'

export const tones: Record<Auction['status'], StatusTone> = { Active: 'good', Upcoming: 'planned', Completed: 'done', Cancelled: 'bad' }

/** The status in words; one to come that is not published is a draft. */
export const statusWords = (auction: Pick<Auction, 'status' | 'publishedAt'>): string => {
  const stage = stageOf(auction)
  return stage === 'Draft' ? `${auctionText.statuses.Upcoming} · ${auctionText.draft}` : auctionText.statuses[stage]
}

/** An auction's status as a dot and its name. */
export const AuctionStatus = ({ auction }: { auction: Pick<Auction, 'status' | 'publishedAt'> }) => (
  <StatusDot tone={tones[auction.status]}>{statusWords(auction)}</StatusDot>
)
