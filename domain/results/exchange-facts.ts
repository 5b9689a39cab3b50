import type { AuctionHistoryItem, BidderFacts } from '@auctionwiz/contracts/bidder-facts'
import type { BeforeSales } from '@auctionwiz/contracts/bidders'
import { countedFacts, earlier, later } from '../scores/facts.ts'
import { factsFrom } from '../scores/history-facts.ts'
import { isSaleItem } from './sale-item.ts'

type History = readonly AuctionHistoryItem[]

/** Facts, with those that sums cannot take back as they were without the results of sales. */
export interface Exchanged {
  facts: BidderFacts
  /** Missing where the history has no results of sales. */
  base?: BeforeSales
}

/**
 * The facts after an entry of the history was added, changed or removed. Counts change by the difference. The first and the last auction and the
 * months follow from the entries and from the base, so results give the same facts in any order, and none of them once all are undone.
 */
export const exchangeFacts = ({ facts, base }: Exchanged, before: History, after: History): Exchanged => {
  const [old, next] = [factsFrom(before), factsFrom(after)]
  const counted = { ...facts }
  for (const fact of countedFacts) counted[fact] = Math.max(0, facts[fact] + next[fact] - old[fact])
  const own = baseOf({ facts, ...(base && { base }) }, before)
  const { firstAuction, mostRecentAuction, ...rest } = counted
  const combined = { ...rest, ...combine(own, after) }
  return after.some(isSaleItem) ? { facts: combined, base: own } : { facts: combined }
}

/** What was there before the sales; a value that something else changed since, such as an import or a correction, takes its place. */
const baseOf = ({ facts, base }: Exchanged, history: History): BeforeSales => {
  const { firstAuction, mostRecentAuction, activeMonths } = facts
  const now: BeforeSales = {
    ...(firstAuction !== undefined && { firstAuction }),
    ...(mostRecentAuction !== undefined && { mostRecentAuction }),
    activeMonths,
  }
  if (!base || !history.some(isSaleItem)) return now
  const expected = combine(base, history)
  const kept = <Name extends keyof BeforeSales>(name: Name): Pick<BeforeSales, Name> => {
    const value = now[name] === expected[name] ? base[name] : now[name]
    return (value === undefined ? {} : { [name]: value }) as Pick<BeforeSales, Name>
  }
  return { ...kept('firstAuction'), ...kept('mostRecentAuction'), ...kept('activeMonths') }
}

const combine = (base: BeforeSales, history: History): BeforeSales => {
  const sales = factsFrom(history.filter(isSaleItem))
  const first = earlier(base.firstAuction, sales.firstAuction)
  const last = later(base.mostRecentAuction, sales.mostRecentAuction)
  const months = history.some(isSaleItem) ? factsFrom(history).activeMonths : 0
  return {
    ...(first !== undefined && { firstAuction: first }),
    ...(last !== undefined && { mostRecentAuction: last }),
    activeMonths: Math.max(base.activeMonths, months),
  }
}
