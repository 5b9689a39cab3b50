import type { NetworkEvent } from '@auctionwiz/contracts/scores'
import type { NetworkObjection } from '@auctionwiz/contracts/staff-entries'
import type { Contribution } from './contribution.ts'
import { isEvent } from './network-event.ts'

/** The events that an objection excludes from the score: while it is open, and permanently once it is upheld. */
export const contestedEvents = (objections: readonly NetworkObjection[] = []): NetworkEvent[] =>
  objections.filter(({ status }) => status !== 'rejected').map(({ event }) => event)

/** A contribution without the contested events; undefined if nothing is left. */
export const withoutContested = (contribution: Contribution, contested: readonly NetworkEvent[]): Contribution | undefined => {
  let rest: Contribution | undefined = contribution
  for (const event of contested) rest = rest && without(rest, event)
  return rest
}

const outcomeCounts = { 'on time': 'paidOnTime', late: 'paidLate', unpaid: 'unpaid' } as const

const without = (contribution: Contribution, event: NetworkEvent): Contribution | undefined => {
  const { counts, auctions } = contribution
  if (event.kind === 'record') return undefined
  if (event.kind === 'dispute') return { ...contribution, counts: { ...counts, disputes: 0 } }
  if (event.kind === 'default') return { ...contribution, counts: { ...counts, defaults: 0 }, defaultBand: 0 }
  const kept = auctions.filter((auction) => !isEvent(auction, event))
  const removed = auctions.length - kept.length
  const left = counts.auctions - removed
  if (removed === 0) return contribution
  if (left <= 0) return undefined
  const part = left / counts.auctions
  const reduced = Object.fromEntries(Object.entries(counts).map(([fact, count]) => [fact, Math.round(count * part)])) as typeof counts
  for (const fact of Object.values(outcomeCounts)) reduced[fact] = counts[fact]
  if (event.kind !== 'took part') {
    const fact = outcomeCounts[event.kind]
    reduced[fact] = Math.max(0, counts[fact] - removed)
  }
  return { ...contribution, counts: { ...reduced, auctions: left }, auctions: kept }
}
