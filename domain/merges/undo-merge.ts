import type { BidderFacts, RecordedFacts } from '@auctionwiz/contracts/bidder-facts'
import type { Bidder } from '@auctionwiz/contracts/bidders'
import { displayName } from '../bidders/identity.ts'
import { sameContent } from '../same-content.ts'
import { recordScoreChanges } from '../scores/changes.ts'
import { countedFacts, emptyFacts } from '../scores/facts.ts'
import { scoreByRules } from '../scores/score-by-rules.ts'
import type { MergeTerms } from './merge-bidders.ts'

type Record = Omit<Bidder, 'version'>

/** A record in its three states: before the merge, after it, and now. */
export interface Merged {
  before: Record
  merged: Record
  current: Record
}

/** Derived fields; the merged record's later scores do not belong to this one. */
const derived = new Set<string>(['name', 'nationalScore', 'localScore', 'autoInviteStatus', 'scoreHistory', 'updatedAt'])

/**
 * Restores the record from before the merge, together with all changes since. A value changed after the merge is kept; later notes,
 * auctions, tags and counts are added.
 */
export const undoMerge = (states: Merged, terms: MergeTerms, cause: string): Record => {
  const { before, merged, current } = states
  if (sameContent(stated(merged), stated(current))) return before
  const after: { [Field in keyof Record]?: unknown } = {}
  for (const field of new Set([...Object.keys(before), ...Object.keys(current)]) as Set<keyof Record>) {
    const value = fieldAfter(field, states)
    if (value !== undefined) after[field] = value
  }
  const record = after as Record
  const scores = scoreByRules(record, terms.rules, terms.now)
  return {
    ...record,
    name: displayName(record.firstName, record.lastName),
    ...scores,
    scoreHistory: recordScoreChanges(before, scores, cause, terms.now),
    updatedAt: terms.now.toISOString(),
  }
}

/** A record without computed fields and without other houses' facts. */
const stated = (record: Record): Partial<Record> =>
  Object.fromEntries(Object.entries(record).filter(([field]) => !derived.has(field) && field !== 'network'))

const fieldAfter = (field: keyof Record, { before, merged, current }: Merged): unknown => {
  if (derived.has(field) || sameContent(merged[field], current[field])) return before[field]
  if (sameContent(merged[field], before[field])) return current[field]
  if (field === 'facts') return factsAfter(before.facts, merged.facts, current.facts)
  if (field === 'recordedFacts') return recordedAfter(before.recordedFacts, merged.recordedFacts, current.recordedFacts)
  if (field === 'notes') return listAfter(before.notes, merged.notes, current.notes)
  if (field === 'auctionHistory') return listAfter(before.auctionHistory, merged.auctionHistory, current.auctionHistory)
  if (field === 'tags') return setAfter(before.tags, merged.tags, current.tags)
  if (field === 'preferredCategories') return setAfter(before.preferredCategories, merged.preferredCategories, current.preferredCategories)
  return current[field]
}

/** By id: later removals and changes are kept, later additions are appended. */
const listAfter = <T extends { id: string }>(before: readonly T[], merged: readonly T[], current: readonly T[]): T[] => {
  const known = new Set(merged.map(({ id }) => id))
  const now = new Map(current.map((item) => [item.id, item]))
  const kept = before.flatMap((item) => (known.has(item.id) ? (now.get(item.id) ?? []) : item))
  return [...kept, ...current.filter(({ id }) => !known.has(id))]
}

const setAfter = (before: readonly string[], merged: readonly string[], current: readonly string[]): string[] => {
  const kept = before.filter((value) => !merged.includes(value) || current.includes(value))
  return [...new Set([...kept, ...current.filter((value) => !merged.includes(value))])]
}

const recordedAfter = (before: RecordedFacts = {}, merged: RecordedFacts = {}, current: RecordedFacts = {}): RecordedFacts => {
  const recorded: RecordedFacts = {}
  for (const source of ['auction', 'platform'] as const) {
    if (!before[source] && !current[source]) continue
    const none = emptyFacts()
    recorded[source] = factsAfter(before[source] ?? none, merged[source] ?? none, current[source] ?? none)
  }
  return recorded
}

/** Adds the later counts to those before the merge. */
const factsAfter = (before: BidderFacts, merged: BidderFacts, current: BidderFacts): BidderFacts => {
  const facts = { ...before }
  for (const fact of countedFacts) facts[fact] = Math.max(0, before[fact] + current[fact] - merged[fact])
  facts.activeMonths = Math.min(12, Math.max(0, before.activeMonths + current.activeMonths - merged.activeMonths))
  for (const date of ['firstAuction', 'mostRecentAuction'] as const)
    if (current[date] !== undefined && current[date] !== merged[date]) facts[date] = current[date]
  return facts
}
