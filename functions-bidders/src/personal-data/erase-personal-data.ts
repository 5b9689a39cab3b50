import type { Bidder } from '@auctionwiz/contracts/bidders'
import type { erasePersonalData as endpoint } from '@auctionwiz/contracts/personal-data'
import { type BidderDocument, bidderOf } from '@auctionwiz/domain/bidders/document'
import type { ArchivedBidder } from '@auctionwiz/platform/core/archived-bidders'
import { type AuditEvent, erasedEvent } from '@auctionwiz/platform/core/audit'
import { writeBidders } from '@auctionwiz/platform/core/bidder-writes'
import type { UseCase } from '@auctionwiz/platform/core/context'
import { notFound } from '@auctionwiz/platform/core/failure'
import type { PartitionReader } from '@auctionwiz/platform/core/partition'
import type { Write } from '@auctionwiz/platform/core/store'
import { goneId, type UndoDocument } from '../bulk/undo-document.ts'
import { type PersonalDocument, personalDocuments } from './personal-documents.ts'
import { searchesNaming } from './searched-for.ts'
import { mergeWithout } from './third-parties.ts'

/** The record goes last: interrupted before, the same call does the rest. One that was deleted goes from what would undo the deletion. */
export const erasePersonalData: UseCase<typeof endpoint> = async ({ params, body: { reason } }, { house, auctionHouseId, audit }) => {
  const { record, removal } = await recordOf(house, params.id)
  const records: Omit<Bidder, 'version'>[] = [record]
  for await (const page of personalDocuments(house, record.id, 'erase')) {
    records.push(...page.flatMap(({ document }) => (document.type === 'archived-bidder' ? [(document as ArchivedBidder).bidder] : [])))
    const writes = page.flatMap(erasure)
    if (writes.length > 0) await house.write(writes)
  }
  for await (const page of searchesNaming(house, auctionHouseId, records))
    await house.write(page.map(({ document, version }) => ({ kind: 'replace', document: erasedEvent(document), version })))
  const event = audit({ action: 'bidder.erase', subjectType: 'bidder', subjectId: record.id, after: { reason } })
  if (removal) await house.write([removal, event])
  else await writeBidders(house, [{ before: record as Bidder }], [event])
  return { success: true }
}

/** The bidder, or what is kept of one who was deleted and can still be brought back, with what removes that. */
const recordOf = async (house: PartitionReader, id: string): Promise<{ record: Omit<Bidder, 'version'>; removal?: Write }> => {
  const stored = await house.read<BidderDocument>(id)
  if (stored?.document.type === 'bidder') return { record: bidderOf(stored.document, stored.version) }
  const kept = stored ? undefined : await house.read<UndoDocument>(goneId(id))
  const [entry] = kept?.document.entries ?? []
  if (kept === undefined || entry === undefined || !('bidder' in entry)) throw notFound('Bidder')
  return { record: entry.bidder, removal: { kind: 'remove', id: kept.document.id, version: kept.version } }
}

/**
 * An event stays without what it tells of the person; one that tells nothing any more stays as it is. Of a merge of others the pairs go that
 * name the person. Everything else goes.
 */
const erasure = ({ document, version, bidderId }: PersonalDocument): Write[] => {
  const merge = mergeWithout(document, bidderId)
  if (merge) return [{ kind: 'replace', document: merge, version }]
  if (document.type !== 'audit') return [{ kind: 'remove', id: document.id, version }]
  const event = document as AuditEvent
  return event.erased ? [] : [{ kind: 'replace', document: erasedEvent(event), version }]
}
