import type { AuctionHistoryItem, Bidder, BidderFacts, BidderNetwork } from '@auctionwiz/contracts/bidders'
import { addFacts, emptyFacts, hasHistory } from '../scores/facts.ts'
import { assumedDays } from '../scores/history-facts.ts'
import { amountOfBand } from './bands.ts'
import type { Contribution, SharedAuction } from './contribution.ts'

/** So many auctions at other houses are shown with a bidder, the newest ones. */
const auctionsShown = 24

const startOf = (month: string): string => `${month}-01T00:00:00Z`

/** A moment that lies in the month in every time zone. */
const middleOf = (month: string): string => `${month}-15T12:00:00Z`

const factsOf = ({ counts, spentBand, defaultBand, activeMonths, firstMonth, lastMonth }: Contribution): BidderFacts => ({
  ...emptyFacts(),
  ...counts,
  spent: amountOfBand(spentBand),
  defaultAmount: amountOfBand(defaultBand),
  activeMonths,
  ...(firstMonth !== undefined && { firstAuction: startOf(firstMonth) }),
  ...(lastMonth !== undefined && { mostRecentAuction: startOf(lastMonth) }),
})

const order = (left: SharedAuction, right: SharedAuction): number => {
  const [a, b] = [JSON.stringify(left), JSON.stringify(right)]
  return left.month === right.month ? (a < b ? -1 : a > b ? 1 : 0) : left.month < right.month ? 1 : -1
}

/** Whether a contribution tells anything: what says only that a house knows the person changes nothing for others. */
export const tellsHistory = (contribution: Contribution): boolean => hasHistory(factsOf(contribution))

/** What the network knows of a person from these contributions, whatever their order; undefined when they know nothing. */
export const networkOf = (contributions: readonly Contribution[]): BidderNetwork | undefined => {
  const telling = contributions.filter(tellsHistory)
  if (telling.length === 0) return undefined
  return {
    facts: telling.map(factsOf).reduce(addFacts),
    auctions: telling
      .flatMap(({ auctions }) => auctions)
      .toSorted(order)
      .slice(0, auctionsShown),
  }
}

/** Auctions at other houses in the shape of a history: the month and general category alone, with how payment went. */
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
