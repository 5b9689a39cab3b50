import type { Bidder } from '@auctionwiz/contracts/bidders'
import type { BulkOutcome } from '@auctionwiz/contracts/bulk'
import { emailKey } from '@auctionwiz/domain/bidders/document'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import type { UndoEntry } from '@auctionwiz/records/bidder-undos'
import type { BidderWrite } from '@auctionwiz/records/bidder-writes'
import { emailHolders, readBidders } from '@auctionwiz/records/bidders'
import { addOutcomes } from './outcomes.ts'

export interface UndoneChanges {
  bidders: BidderWrite[]
  found: Record<string, number>
  /** Entries whose bidder stays as it is, and why. */
  refused: Map<UndoEntry, BulkOutcome>
}

/**
 * The writes that restore bidders. Skips bidders whose same fields were changed since; keeps other later changes.
 * A bidder without later changes is restored exactly.
 */
export const undoChanges = async (house: PartitionReader, entries: readonly UndoEntry[], now: Date): Promise<UndoneChanges> => {
  const gone = entries.flatMap((entry) => ('bidder' in entry ? [entry.bidder] : []))
  const altered = entries.flatMap((entry) => ('bidder' in entry ? [] : [entry.id]))
  const [current, taken] = await Promise.all([readBidders(house, altered), takenEmails(house, gone)])
  const bidders: BidderWrite[] = []
  const refused: UndoneChanges['refused'] = new Map()
  for (const entry of entries) {
    const done = 'bidder' in entry ? broughtBack(entry.bidder, taken, now) : restored(entry, current.get(entry.id), now)
    if (typeof done === 'string') refused.set(entry, done)
    else bidders.push(done)
  }
  const outcomes = [...refused.values()].map((outcome) => ({ [outcome]: 1 }))
  return { bidders, refused, found: addOutcomes(bidders.length > 0 ? { changed: bidders.length } : {}, ...outcomes) }
}

const broughtBack = (bidder: Omit<Bidder, 'version'>, taken: ReadonlySet<string>, now: Date): BidderWrite | BulkOutcome =>
  taken.has(emailKey(bidder.email)) ? 'emailTaken' : { after: bidder, at: now }

const restored = (
  { before, after }: { before: Partial<Bidder>; after: Partial<Bidder> },
  bidder: Bidder | undefined,
  now: Date,
): BidderWrite | BulkOutcome => {
  if (!bidder) return 'missing'
  if (!stillSo(bidder, after)) return 'changedSince'
  const updatedAt = bidder.updatedAt === after.updatedAt ? (before.updatedAt ?? bidder.updatedAt) : now.toISOString()
  return { before: bidder, after: { ...bidder, ...before, updatedAt }, at: now }
}

const stillSo = (bidder: Bidder, after: Partial<Bidder>): boolean =>
  (Object.keys(after) as (keyof Bidder)[]).every(
    (field) => field === 'updatedAt' || JSON.stringify(bidder[field]) === JSON.stringify(after[field]),
  )

/** The addresses that other bidders have by now, also those that are themselves back already. */
const takenEmails = async (house: PartitionReader, bidders: readonly Pick<Bidder, 'email'>[]): Promise<Set<string>> =>
  new Set(
    (
      await emailHolders(
        house,
        bidders.map(({ email }) => emailKey(email)),
      )
    ).keys(),
  )
