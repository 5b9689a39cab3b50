import type { AuctionHistoryItem, BidderFacts } from '@auctionwiz/contracts/bidder-facts'
import type { ScoreComponent } from '@auctionwiz/contracts/scores'
import type { PartExplanation } from '@auctionwiz/domain/scores/explain'
import { paymentDueDays } from '@auctionwiz/domain/scores/history-facts'
import { listed } from '../../../app/format.ts'
import { categoryShown } from './category-shown.ts'
import { eventText as text } from './event-messages.ts'

const mostLotsNamed = 4

/** "Lot 214", "Lots 88 and 91"; only how many if they are more or have no numbers. */
const lotsOf = ({ lotNumbers, wonItems }: AuctionHistoryItem): string => {
  const [lot, ...more] = lotNumbers
  if (lot === undefined || lotNumbers.length > mostLotsNamed) return text.lotCount({ count: lotNumbers.length || wonItems })
  return more.length === 0 ? text.lot({ lot }) : text.lots({ lots: listed(lotNumbers) })
}

/** Of another house's auction only the category is known. */
const houseOf = ({ generalCategory }: AuctionHistoryItem): string => {
  if (generalCategory === undefined) return text.anotherHouse
  return text.anotherHouseIn({ category: categoryShown(generalCategory) })
}

const ofLots = (item: AuctionHistoryItem, what: string): string =>
  item.isInternal ? text.here({ lots: lotsOf(item), what }) : text.elsewhere({ house: houseOf(item), what })

const alone = (item: AuctionHistoryItem, what: string): string =>
  item.isInternal ? capital(what) : text.elsewhere({ house: houseOf(item), what })

const capital = (words: string): string => words.charAt(0).toLocaleUpperCase() + words.slice(1)

const payment = ({ isInternal, paymentStatus, daysToPay: days }: AuctionHistoryItem): string => {
  if (paymentStatus === 'Overdue') return text.notPaid
  if (days === undefined) return text.paid
  if (days > paymentDueDays) return text.paidLate({ count: days - paymentDueDays })
  if (!isInternal) return text.paidOnTime
  return days <= 0 ? text.paidOnTheDay : text.paidAfter({ count: days })
}

const events: Record<ScoreComponent, (item: AuctionHistoryItem) => string> = {
  paymentHistory: (item) => ofLots(item, payment(item)),
  bidActivity: (item) => alone(item, text.bidsOn({ bids: item.totalBids, lots: item.lotsBid })),
  winRate: (item) => alone(item, text.won({ won: item.wonItems, lots: item.lotsBid })),
  avgSpending: (item) => ofLots(item, text.bought),
  accountAge: (item) => alone(item, text.firstAuction),
  communicationResponsiveness: (item) => alone(item, text.tookPart),
  disputeHistory: (item) => ofLots(item, text.bought),
  referrals: (item) => alone(item, text.tookPart),
  seasonalActivity: (item) => alone(item, text.anotherMonth),
  loyaltyBonus: (item) => alone(item, text.tookPart),
}

/** What an auction did to a part of a score, such as "Lot 214 paid 1 day after the sale". */
export const eventShown = (component: ScoreComponent, item: AuctionHistoryItem): string => events[component](item)

type Count = Exclude<keyof typeof text.counts, 'answered' | 'since'>

/** The facts that a part counts, in the order in which they are named. */
const counted: Record<Exclude<ScoreComponent, 'communicationResponsiveness' | 'accountAge' | 'winRate'>, readonly Count[]> = {
  paymentHistory: ['paidOnTime', 'paidLate', 'unpaid', 'defaults', 'paymentNotices'],
  bidActivity: ['lotsBid', 'bids'],
  avgSpending: ['wins'],
  disputeHistory: ['wins', 'disputes'],
  referrals: ['referrals'],
  seasonalActivity: ['activeMonths'],
  loyaltyBonus: ['auctions'],
}

/** Empty where the facts hold nothing for the part. */
const recordOf = (component: ScoreComponent, facts: BidderFacts): string => {
  if (component === 'communicationResponsiveness')
    return facts.messagesReceived === 0 ? '' : text.counts.answered({ answered: facts.messagesAnswered, count: facts.messagesReceived })
  if (component === 'accountAge') return facts.firstAuction === undefined ? '' : text.counts.since
  if (component === 'winRate') return facts.lotsBid === 0 ? '' : text.won({ won: facts.wins, lots: facts.lotsBid })
  return counted[component]
    .filter((name) => facts[name] > 0)
    .map((name) => text.counts[name]({ count: facts[name] }))
    .join(', ')
}

/** Where a part begins: the record before the listed auctions, and what other houses count. */
export const startShown = (component: ScoreComponent, { own, others }: PartExplanation['start']): string => {
  const here = recordOf(component, own)
  const there = others ? recordOf(component, others) : ''
  const earlier = here && text.earlier({ counts: here })
  const elsewhere = there && text.atOthers({ counts: there })
  if (earlier && elsewhere) return text.hereAndThere({ here: earlier, there: elsewhere })
  return earlier || elsewhere || text.neutral
}
