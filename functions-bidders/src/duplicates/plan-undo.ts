import type { Bidder } from '@auctionwiz/contracts/bidders'
import { emailKey } from '@auctionwiz/domain/bidders/document'
import type { MergeTerms } from '@auctionwiz/domain/merges/merge-bidders'
import { undoWithSales } from '@auctionwiz/domain/merges/undo-with-sales'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import type { Versioned, Write } from '@auctionwiz/platform/core/store/store'
import { type ArchivedBidder, archivedBidderRecord, mergedInto } from '@auctionwiz/records/archived-bidders'
import type { BidderWrite } from '@auctionwiz/records/bidder-writes'
import { bidderOf, bidderRecord, emailHolders, readBidders } from '@auctionwiz/records/bidders'
import type { MergeDocument } from '@auctionwiz/records/duplicate-merges'
import { type PairDocument, pairRecord } from '@auctionwiz/records/duplicate-pairs'
import { undecided } from './pair-document.ts'

export interface UndoPlan {
  bidders: BidderWrite[]
  others: Write[]
}

const refused = (reason: string): Failure => new Failure('undo_refused', { reason })

/** What undoing a merge writes; fails with undo_refused where it would lose something or is no longer possible. */
export const planUndo = async (
  house: PartitionReader,
  { document: merge, version }: Versioned<MergeDocument>,
  terms: MergeTerms,
): Promise<UndoPlan> => {
  const current = await survivorOf(house, merge)
  const archived = await Promise.all(merge.secondaryIds.map((id) => archivedOf(house, id, merge.id)))
  const numbers = archived.map(({ document }) => document.bidder.bidderId).join(', ')
  const { version: held, ...record } = current
  const returning = await Promise.all(archived.map((one) => returningOf(house, one)))
  const states = { before: merge.before, merged: merge.merged, current: record }
  const { restored, others } = undoWithSales(states, returning, terms, `Merge with ${numbers} undone`)
  await requireFreeEmails(house, [restored, ...archived.map(({ document }) => document.bidder)], current.id)
  return {
    // The survivor gives up what it has of the others before they take it back.
    bidders: [
      { before: current, after: { ...restored, version: held }, at: terms.now },
      ...others.map(({ record: after, replaces }): BidderWrite => ({ after, replaces, at: terms.now })),
    ],
    others: [{ kind: 'remove', id: merge.id, version }, ...(await pairsBack(house, merge))],
  }
}

const survivorOf = async (house: PartitionReader, { primaryId, merged }: MergeDocument): Promise<Bidder> => {
  const found = await readerOf(bidderRecord, house).find(primaryId)
  if (found) return bidderOf(found)
  if (await readerOf(archivedBidderRecord, house).find(primaryId))
    throw refused(`${merged.name} (${merged.bidderId}) has since been merged into another bidder. Undo that merge first.`)
  throw refused(`${merged.name} (${merged.bidderId}) has since been deleted.`)
}

const archivedOf = async (house: PartitionReader, id: string, mergeId: string): Promise<Versioned<ArchivedBidder>> => {
  const found = await readerOf(archivedBidderRecord, house).find(id)
  if (found?.document.mergeId === mergeId) return found
  throw refused('the archived record is no longer kept.')
}

const returningOf = async (house: PartitionReader, { document, version }: Versioned<ArchivedBidder>) => ({
  record: document.bidder,
  ids: [document.id, ...(await mergedInto(house, [document.id]))],
  replaces: version,
})

const requireFreeEmails = async (
  house: PartitionReader,
  records: readonly Omit<Bidder, 'version'>[],
  survivorId: string,
): Promise<void> => {
  const keys = records.map(({ email }) => emailKey(email))
  if (new Set(keys).size < keys.length)
    throw refused(`${records[0]?.name} now has the email address of the archived record. Change that address first.`)
  const taken = [...(await emailHolders(house, keys)).values()].find(({ id }) => id !== survivorId)
  if (taken) throw refused(`${taken.email} now belongs to ${taken.bidderId}. Change the address of that bidder first.`)
}

/** Restores the pairs; only people decide them again. Skips a pair decided since, or whose other record is missing. */
const pairsBack = async (
  house: PartitionReader,
  { id: mergeId, pairsBefore, pairsMade, primaryId, secondaryIds }: MergeDocument,
): Promise<Write[]> => {
  const members = [primaryId, ...secondaryIds]
  const ids = [...new Set([...pairsBefore.map(({ id }) => id), ...pairsMade])]
  const stored = await Promise.all(ids.map((id) => readerOf(pairRecord, house).find(id)))
  const present = new Map(ids.flatMap((id, index) => (stored[index] ? [[id, stored[index]] as const] : [])))
  const writes: Write[] = pairsMade.flatMap((id): Write[] => {
    const made = present.get(id)
    // One that the merge itself decided was picked by hand: without the merge there is none.
    return made && (made.document.status === 'pending' || made.document.mergeId === mergeId)
      ? [{ kind: 'remove', id, version: made.version }]
      : []
  })
  for (const pair of pairsBefore) {
    const now = present.get(pair.id)
    const isInside = pair.bidderIds.every((id) => members.includes(id))
    const document = isInside && pair.status !== 'dismissed' ? { ...undecided(pair), mergeAt: -1 } : pair
    if (now) {
      if (isInside || now.document.status === 'pending') writes.push(pairRecord.replacement(document, now.version))
    } else if (await othersAreThere(house, pair, members)) writes.push(pairRecord.creation(document))
  }
  return writes
}

const othersAreThere = async (house: PartitionReader, { bidderIds }: PairDocument, members: readonly string[]): Promise<boolean> => {
  const others = bidderIds.filter((id) => !members.includes(id))
  return (await readBidders(house, others)).size === others.length
}
