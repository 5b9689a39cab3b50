import type { AuctionHistoryItem } from '@auctionwiz/contracts/bidder-facts'
import type { Bidder } from '@auctionwiz/contracts/bidders'
import { assumedDays } from './history-facts.ts'

/** Auctions at other houses as history items: only the month, the general category and the payment outcome. */
export const externalHistory = ({ network, currency }: Pick<Bidder, 'network' | 'currency'>): AuctionHistoryItem[] =>
  (network?.auctions ?? []).map(({ month, category, outcome }, index) => {
    const nothing = { amount: 0, currency }
    const days = outcome === 'on time' ? assumedDays.onTime : outcome === 'late' ? assumedDays.late : undefined
    return {
      id: `network_${index}`,
      isInternal: false,
      auctionDate: middleOf(month),
      lotNumbers: [],
      lotsBid: 0,
      totalBids: 0,
      wonItems: outcome === 'nothing won' ? 0 : 1,
      totalSpent: nothing,
      highestBid: nothing,
      paymentStatus: outcome === 'unpaid' ? 'Overdue' : outcome === 'open' ? 'Pending' : 'Paid',
      ...(days !== undefined && { daysToPay: days }),
      pickupStatus: 'Completed',
      ...(category !== undefined && { generalCategory: category }),
    }
  })

/** An instant within the month in every time zone. */
const middleOf = (month: string): string => `${month}-15T12:00:00Z`
