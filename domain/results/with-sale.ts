import type { AuctionHistoryItem, RecordedFacts } from '@auctionwiz/contracts/bidder-facts'
import type { Bidder } from '@auctionwiz/contracts/bidders'
import type { ScoringRules } from '@auctionwiz/contracts/scoring'
import { sameContent } from '../same-content.ts'
import { recordScoreChanges } from '../scores/changes.ts'
import { emptyFacts, hasHistory } from '../scores/facts.ts'
import { sourceOf } from '../scores/recorded-facts.ts'
import { scoreByRules } from '../scores/score-by-rules.ts'
import { type Exchanged, exchangeFacts } from './exchange-facts.ts'
import { resultCause } from './result-cause.ts'

/**
 * The bidder with what a sale adds to the history, its facts and both scores; undefined where nothing changes. What was recorded of payment and
 * pickup stays.
 * @param next undefined where the bidder won nothing in the sale, or no longer
 */
export const withSale = <T extends Omit<Bidder, 'version'>>(
  before: T,
  id: string,
  next: AuctionHistoryItem | undefined,
  { rules, now }: { rules: ScoringRules; now: Date },
): T | undefined => {
  const old = before.auctionHistory.find((item) => item.id === id)
  const item = old && next ? { ...next, ...settled(old) } : next
  if (sameContent(old, item)) return undefined
  const others = before.auctionHistory.filter((one) => one !== old)
  const auctionHistory = item ? newestFirst([...others, item]) : others
  const { beforeSales, recordedFacts } = before
  const all = exchangeFacts(
    { facts: before.facts, ...(beforeSales?.all && { base: beforeSales.all }) },
    before.auctionHistory,
    auctionHistory,
  )
  const recorded = exchangeFacts(
    { facts: recordedFacts?.auction ?? emptyFacts(), ...(beforeSales?.recorded && { base: beforeSales.recorded }) },
    before.auctionHistory.filter(isOwn),
    auctionHistory.filter(isOwn),
  )
  const known: T = { ...before, auctionHistory, facts: all.facts }
  const bySource = withRecorded(recordedFacts, recorded)
  if (bySource) known.recordedFacts = bySource
  else delete known.recordedFacts
  if (all.base || recorded.base)
    known.beforeSales = { ...(all.base && { all: all.base }), ...(recorded.base && { recorded: recorded.base }) }
  else delete known.beforeSales
  const scores = scoreByRules(known, rules, now)
  const scoreHistory = recordScoreChanges(before, scores, resultCause(old, item), now)
  return { ...known, ...scores, scoreHistory, updatedAt: now.toISOString() }
}

const isOwn = (item: AuctionHistoryItem): boolean => sourceOf(item) === 'auction'

const settled = ({ paymentStatus, daysToPay, pickupStatus, daysToPickup, specialNotes }: AuctionHistoryItem) => ({
  paymentStatus,
  pickupStatus,
  ...(daysToPay !== undefined && { daysToPay }),
  ...(daysToPickup !== undefined && { daysToPickup }),
  ...(specialNotes !== undefined && { specialNotes }),
})

/** The order of a history. */
const newestFirst = (history: readonly AuctionHistoryItem[]): AuctionHistoryItem[] =>
  history.toSorted((a, b) => (a.auctionDate === b.auctionDate ? (a.id < b.id ? -1 : 1) : a.auctionDate < b.auctionDate ? 1 : -1))

const withRecorded = (before: RecordedFacts | undefined, { facts }: Exchanged): RecordedFacts | undefined => {
  const { auction: _auction, ...others } = before ?? {}
  const recorded = hasHistory(facts) || facts.messagesReceived + facts.referrals > 0 ? { ...others, auction: facts } : others
  return Object.keys(recorded).length > 0 ? recorded : undefined
}
