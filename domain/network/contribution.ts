import { type Bidder, type BidderFacts, bidderCategories } from '@auctionwiz/contracts/bidders'
import { countedFacts } from '../scores/facts.ts'
import { paymentDueDays } from '../scores/history-facts.ts'
import { bandOf } from './bands.ts'

/** How an auction ended for somebody. */
export type Outcome = 'on time' | 'late' | 'unpaid' | 'open' | 'nothing won'

/** One auction as other houses may know it: the month, a general category and how payment went. */
export interface SharedAuction {
  /** Such as 2026-03. */
  month: string
  category?: string
  outcome: Outcome
}

/** Facts that are counts as they are; the amounts stand in bands. */
export type SharedCount = Exclude<(typeof countedFacts)[number], 'spent' | 'defaultAmount'>

/**
 * What one house tells of one bidder: counts, amounts in bands, outcomes, general categories and months. No name, address, title,
 * note, lot, amount or day, and not who tells it.
 */
export interface Contribution {
  counts: Record<SharedCount, number>
  spentBand: number
  defaultBand: number
  activeMonths: number
  firstMonth?: string
  lastMonth?: string
  /** The newest ones. */
  auctions: SharedAuction[]
}

const auctionsShared = 24
const categories: readonly string[] = bidderCategories

const monthOf = (instant: string): string => instant.slice(0, 7)

/** What the house tells of the bidder, be it that nothing is known yet. What the network told the house is not told again. */
export const contributionOf = ({ facts, auctionHistory }: Pick<Bidder, 'facts' | 'auctionHistory'>): Contribution => {
  const own = auctionHistory.filter(({ isInternal }) => isInternal).toSorted((a, b) => (a.auctionDate < b.auctionDate ? 1 : -1))
  return {
    counts: Object.fromEntries(
      countedFacts.filter((fact) => fact !== 'spent' && fact !== 'defaultAmount').map((fact) => [fact, facts[fact]]),
    ) as Contribution['counts'],
    spentBand: bandOf(facts.spent),
    defaultBand: bandOf(facts.defaultAmount),
    activeMonths: facts.activeMonths,
    ...months(facts),
    auctions: own.slice(0, auctionsShared).map(sharedAuction),
  }
}

const months = ({ firstAuction, mostRecentAuction }: BidderFacts): Pick<Contribution, 'firstMonth' | 'lastMonth'> => ({
  ...(firstAuction !== undefined && { firstMonth: monthOf(firstAuction) }),
  ...(mostRecentAuction !== undefined && { lastMonth: monthOf(mostRecentAuction) }),
})

/** A category that is a house's own words could name somebody, so only the platform's own ones are told. */
const sharedAuction = (item: Bidder['auctionHistory'][number]): SharedAuction => ({
  month: monthOf(item.auctionDate),
  ...(item.generalCategory !== undefined && categories.includes(item.generalCategory) && { category: item.generalCategory }),
  outcome: outcomeOf(item),
})

const outcomeOf = ({ wonItems, paymentStatus, daysToPay }: Bidder['auctionHistory'][number]): Outcome => {
  if (wonItems === 0) return 'nothing won'
  if (paymentStatus !== 'Paid') return paymentStatus === 'Overdue' ? 'unpaid' : 'open'
  return daysToPay !== undefined && daysToPay > paymentDueDays ? 'late' : 'on time'
}
