import type { Bidder } from '@auctionwiz/contracts/bidders'
import { type BidderDocument, bidderOf } from '@auctionwiz/domain/bidders/document'
import type { ArchivedBidder } from '@auctionwiz/platform/core/archived-bidders'
import { notFound } from '@auctionwiz/platform/core/failure'
import type { PartitionReader } from '@auctionwiz/platform/core/partition'
import type { Write } from '@auctionwiz/platform/core/store'
import { goneId, type UndoDocument } from '../bulk/undo-document.ts'

export type PersonRecord = Omit<Bidder, 'version'>

/** The bidder, or what is kept of one who was deleted and can still be brought back, with what removes that. Fails with not_found. */
export const recordOf = async (house: PartitionReader, id: string): Promise<{ record: PersonRecord; removal?: Write }> => {
  const stored = await house.read<BidderDocument>(id)
  if (stored?.document.type === 'bidder') return { record: bidderOf(stored.document, stored.version) }
  const kept = stored ? undefined : await house.read<UndoDocument>(goneId(id))
  const [entry] = kept?.document.entries ?? []
  if (kept === undefined || entry === undefined || !('bidder' in entry)) throw notFound('Bidder')
  return { record: entry.bidder, removal: { kind: 'remove', id: kept.document.id, version: kept.version } }
}

const pageSize = 100

/** A record and those that were merged into it: their names and addresses are the person's as well. */
export const recordsOfPerson = async (house: PartitionReader, record: PersonRecord): Promise<PersonRecord[]> => {
  const records = [record]
  for (const { id } of records) {
    let next: string | undefined
    do {
      const query = { type: 'archived-bidder', where: [{ field: 'survivorId', equals: id }] }
      const page = await house.query<ArchivedBidder>(query, { limit: pageSize, next })
      records.push(...page.items.map(({ bidder }) => bidder))
      next = page.next
    } while (next !== undefined)
  }
  return records
}
