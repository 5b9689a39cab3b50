import type { AuctionHistoryItem, BidderFacts } from '@auctionwiz/contracts/bidder-facts'
import type { ScoreComponent } from '@auctionwiz/contracts/scores'
import { paymentDueDays } from './history-facts.ts'

/** The texts of one component: for one auction, and for facts beyond the listed auctions. */
interface ComponentTexts {
  event: (item: AuctionHistoryItem) => string
  start: (facts: BidderFacts) => string
}

/** One table per language; a component's `start` says "neutral" if the facts contain nothing for it. */
export type EventTexts = Record<ScoreComponent, ComponentTexts>

const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`

const listed = (values: readonly string[]): string =>
  values.length < 2 ? values.join('') : `${values.slice(0, -1).join(', ')} and ${values[values.length - 1]}`

/** "Lot 214", "Lots 88 and 91", "12 lots" if there are many or they have no numbers, "Another house, Furniture" for another house's. */
const lotsOf = (item: AuctionHistoryItem): string => {
  if (!item.isInternal) return item.generalCategory === undefined ? 'Another house' : `Another house, ${item.generalCategory}`
  if (item.lotNumbers.length === 0 || item.lotNumbers.length > 4) return counted(item.lotNumbers.length || item.wonItems, 'lot')
  return `${item.lotNumbers.length === 1 ? 'Lot' : 'Lots'} ${listed(item.lotNumbers)}`
}

const elsewhere = (item: AuctionHistoryItem, text: string): string =>
  item.isInternal ? text.charAt(0).toUpperCase() + text.slice(1) : `${lotsOf(item)}, ${text}`

const join = (item: AuctionHistoryItem): string => (item.isInternal ? ' ' : ', ')

const payment = (item: AuctionHistoryItem): string => {
  const { daysToPay: days } = item
  if (item.paymentStatus === 'Overdue') return 'not paid'
  if (days === undefined) return 'paid'
  if (days > paymentDueDays) return `paid ${counted(days - paymentDueDays, 'day')} late`
  if (!item.isInternal) return 'paid on time'
  return days <= 0 ? 'paid on the day' : `paid ${counted(days, 'day')} after the sale`
}

const neutral = 'Neutral start of 50'

const earlier = 'Earlier record: '

/** Lists the counts that are not zero, or says that there are none. */
const earlierRecord = (...counts: readonly (readonly [count: number, text: string])[]): string => {
  const known = counts.filter(([count]) => count > 0).map(([, text]) => text)
  return known.length === 0 ? neutral : `${earlier}${known.join(', ')}`
}

/** The record's facts beyond the listed auctions and, separately, those of other houses. */
export const startText = ({ start }: ComponentTexts, own: BidderFacts, others: BidderFacts | undefined): string => {
  const here = start(own)
  const there = others ? start(others) : neutral
  if (there === neutral) return here
  const elsewhere = `At other houses: ${there.startsWith(earlier) ? there.slice(earlier.length) : lowered(there)}`
  return here === neutral ? elsewhere : `${here}. ${elsewhere}`
}

const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

const attended = (facts: BidderFacts): string => earlierRecord([facts.auctions, counted(facts.auctions, 'auction')])

export const englishEventTexts: EventTexts = {
  paymentHistory: {
    event: (item) => lotsOf(item) + join(item) + payment(item),
    start: (facts) =>
      earlierRecord(
        [facts.paidOnTime, `${facts.paidOnTime} paid on time`],
        [facts.paidLate, `${facts.paidLate} paid late`],
        [facts.unpaid, `${facts.unpaid} not paid`],
        [facts.defaults, counted(facts.defaults, 'default')],
        [facts.paymentNotices, counted(facts.paymentNotices, 'payment notice')],
      ),
  },
  bidActivity: {
    event: (item) => elsewhere(item, `${counted(item.totalBids, 'bid')} on ${counted(item.lotsBid, 'lot')}`),
    start: (facts) => earlierRecord([facts.lotsBid, `${counted(facts.lotsBid, 'lot')} bid on`], [facts.bids, counted(facts.bids, 'bid')]),
  },
  winRate: {
    event: (item) => elsewhere(item, `won ${item.wonItems} of ${counted(item.lotsBid, 'lot')}`),
    start: (facts) => earlierRecord([facts.lotsBid, `won ${facts.wins} of ${counted(facts.lotsBid, 'lot')}`]),
  },
  avgSpending: {
    event: (item) => `${lotsOf(item)}${join(item)}bought`,
    start: (facts) => earlierRecord([facts.wins, `${counted(facts.wins, 'lot')} bought`]),
  },
  accountAge: {
    event: (item) => elsewhere(item, 'first auction'),
    start: (facts) => (facts.firstAuction === undefined ? neutral : 'Bidding since before the auctions listed'),
  },
  communicationResponsiveness: {
    event: (item) => elsewhere(item, 'took part'),
    start: (facts) =>
      facts.messagesReceived === 0 ? neutral : `${facts.messagesAnswered} of ${counted(facts.messagesReceived, 'message')} answered`,
  },
  disputeHistory: {
    event: (item) => `${lotsOf(item)}${join(item)}bought`,
    start: (facts) =>
      earlierRecord([facts.wins, `${counted(facts.wins, 'lot')} bought`], [facts.disputes, counted(facts.disputes, 'dispute')]),
  },
  referrals: {
    event: (item) => elsewhere(item, 'took part'),
    start: (facts) => (facts.referrals === 0 ? neutral : counted(facts.referrals, 'bidder referred', 'bidders referred')),
  },
  seasonalActivity: {
    event: (item) => elsewhere(item, 'bid in another month of the year'),
    start: (facts) => earlierRecord([facts.activeMonths, `active in ${counted(facts.activeMonths, 'month')} of the year`]),
  },
  loyaltyBonus: { event: (item) => elsewhere(item, 'took part'), start: attended },
}
