import type { AuctionHistoryItem, BidderFacts, RecordedFacts } from '@auctionwiz/contracts/bidder-facts'
import type { Bidder } from '@auctionwiz/contracts/bidders'
import { addFacts, emptyFacts, remainingFacts } from '../scores/facts.ts'
import { factsFrom } from '../scores/history-facts.ts'
import { sourceOf } from '../scores/recorded-facts.ts'

type History = readonly AuctionHistoryItem[]

/** Whether two entries are the same participation, for example one sale imported for both records. */
const isSame = (a: AuctionHistoryItem, b: AuctionHistoryItem): boolean =>
  a.id === b.id ||
  (a.auctionTitle !== undefined &&
    a.auctionTitle === b.auctionTitle &&
    a.auctionDate === b.auctionDate &&
    a.isInternal === b.isInternal &&
    a.lotNumbers.join() === b.lotNumbers.join())

const sharedBy = (a: History, b: History): AuctionHistoryItem[] => b.filter((item) => a.some((other) => isSame(other, item)))

/** The auctions of both records, each once, newest first. */
export const combinedHistory = (a: History, b: History): AuctionHistoryItem[] => {
  const shared = new Set(sharedBy(a, b))
  return [...a, ...b.filter((item) => !shared.has(item))].sort((left, right) =>
    left.auctionDate === right.auctionDate ? 0 : left.auctionDate < right.auctionDate ? 1 : -1,
  )
}

type Counted = Pick<Bidder, 'facts' | 'auctionHistory'>

/** The combined facts of both records; the same auctions count once. Months with activity of either are counted if known. */
export const combinedFacts = (a: Counted, b: Counted): BidderFacts => {
  const shared = sharedBy(a.auctionHistory, b.auctionHistory)
  const sum = addFacts(a.facts, shared.length === 0 ? b.facts : remainingFacts(b.facts, factsFrom(shared)))
  const { activeMonths } = factsFrom(combinedHistory(a.auctionHistory, b.auctionHistory))
  return { ...sum, activeMonths: Math.max(sum.activeMonths, b.facts.activeMonths, activeMonths) }
}

type Recorded = Pick<Bidder, 'recordedFacts' | 'auctionHistory'>

/** The combined recorded facts by source; the same auctions count once. Undefined if neither has any. */
export const combinedRecordedFacts = (a: Recorded, b: Recorded): RecordedFacts | undefined => {
  const combined: RecordedFacts = {}
  for (const source of ['auction', 'platform'] as const) {
    const ofSource = ({ recordedFacts, auctionHistory }: Recorded) => ({
      facts: recordedFacts?.[source] ?? emptyFacts(),
      auctionHistory: auctionHistory.filter((item) => sourceOf(item) === source),
    })
    if (a.recordedFacts?.[source] || b.recordedFacts?.[source]) combined[source] = combinedFacts(ofSource(a), ofSource(b))
  }
  return Object.keys(combined).length === 0 ? undefined : combined
}
