import type { Bidder } from '@auctionwiz/contracts/bidders'
import { type BidderDocument, emailKey } from '@auctionwiz/domain/bidders/document'
import type { BidderWrite } from '@auctionwiz/platform/core/bidder-writes'
import type { PartitionReader } from '@auctionwiz/platform/core/partition'
import type { BulkChanges, Outcomes } from './bulk-changes.ts'
import { readBidders } from './read-bidders.ts'
import type { UndoEntry } from './undo-document.ts'

/**
 * What brings bidders back to what they were. One that somebody changed since in the same fields stays as it is; other changes are kept,
 * and one that nobody touched is what it was to the last byte.
 */
export const undoChanges = async (
  house: PartitionReader,
  entries: readonly UndoEntry[],
  now: Date,
): Promise<Pick<BulkChanges, 'bidders' | 'found'>> => {
  const gone = entries.flatMap((entry) => ('bidder' in entry ? [entry.bidder] : []))
  const altered = entries.flatMap((entry) => ('bidder' in entry ? [] : [entry]))
  const [current, taken] = await Promise.all([
    readBidders(
      house,
      altered.map(({ id }) => id),
    ),
    takenEmails(house, gone),
  ])
  const found: Outcomes = {}
  const bidders: BidderWrite[] = []
  const tell = (outcome: keyof Outcomes) => {
    found[outcome] = (found[outcome] ?? 0) + 1
  }
  for (const bidder of gone) {
    if (taken.has(emailKey(bidder.email))) tell('emailTaken')
    else {
      tell('changed')
      bidders.push({ after: bidder, at: now })
    }
  }
  for (const { id, before, after } of altered) {
    const bidder = current.get(id)
    if (!bidder) tell('missing')
    else if (!stillSo(bidder, after)) tell('changedSince')
    else {
      tell('changed')
      const updatedAt = bidder.updatedAt === after.updatedAt ? (before.updatedAt ?? bidder.updatedAt) : now.toISOString()
      bidders.push({ before: bidder, after: { ...bidder, ...before, updatedAt }, at: now })
    }
  }
  return { bidders, found }
}

const stillSo = (bidder: Bidder, after: Partial<Bidder>): boolean =>
  (Object.keys(after) as (keyof Bidder)[]).every(
    (field) => field === 'updatedAt' || JSON.stringify(bidder[field]) === JSON.stringify(after[field]),
  )

/** The addresses that other bidders have by now, also those that are themselves back already. */
const takenEmails = async (house: PartitionReader, bidders: readonly Pick<Bidder, 'email'>[]): Promise<Set<string>> => {
  if (bidders.length === 0) return new Set()
  const keys = bidders.map(({ email }) => emailKey(email))
  const query = { type: 'bidder', where: [{ field: 'uniqueKey', in: keys }], fields: ['uniqueKey'] }
  const { items } = await house.query<BidderDocument>(query, { limit: keys.length })
  return new Set(items.map(({ uniqueKey }) => uniqueKey))
}
