import type { AuctionHistoryItem, BidderFacts } from '@auctionwiz/contracts/bidder-facts'
import type { BeforeSales, Bidder } from '@auctionwiz/contracts/bidders'
import { isSaleItem } from '../results/sale-item.ts'
import { earlier, emptyFacts, later } from '../scores/facts.ts'
import { factsFrom } from '../scores/history-facts.ts'
import { sourceOf } from '../scores/recorded-facts.ts'
import { combinedHistory } from './combined-facts.ts'

type Counted = Pick<Bidder, 'facts' | 'recordedFacts' | 'beforeSales' | 'auctionHistory'>

/** What both records were before the results of sales held here; undefined if neither has such results. */
export const combinedBeforeSales = (a: Counted, b: Counted): Bidder['beforeSales'] => {
  if (!a.beforeSales && !b.beforeSales) return undefined
  const stated = combinedHistory(a.auctionHistory, b.auctionHistory).filter((item) => !isSaleItem(item))
  const recorded = stated.filter((item) => sourceOf(item) === 'auction')
  return { all: combined(allOf(a), allOf(b), stated), recorded: combined(recordedOf(a), recordedOf(b), recorded) }
}

/** A record without results of sales is what it was before them. */
const allOf = ({ beforeSales, facts }: Counted): BeforeSales => beforeSales?.all ?? datesOf(facts)

const recordedOf = ({ beforeSales, recordedFacts }: Counted): BeforeSales =>
  beforeSales?.recorded ?? datesOf(recordedFacts?.auction ?? emptyFacts())

const datesOf = ({ firstAuction, mostRecentAuction, activeMonths }: BidderFacts): BeforeSales =>
  dated(activeMonths, firstAuction, mostRecentAuction)

const combined = (a: BeforeSales, b: BeforeSales, history: readonly AuctionHistoryItem[]): BeforeSales =>
  dated(
    Math.max(a.activeMonths, b.activeMonths, factsFrom(history).activeMonths),
    earlier(a.firstAuction, b.firstAuction),
    later(a.mostRecentAuction, b.mostRecentAuction),
  )

const dated = (activeMonths: number, firstAuction: string | undefined, mostRecentAuction: string | undefined): BeforeSales => ({
  activeMonths,
  ...(firstAuction !== undefined && { firstAuction }),
  ...(mostRecentAuction !== undefined && { mostRecentAuction }),
})
