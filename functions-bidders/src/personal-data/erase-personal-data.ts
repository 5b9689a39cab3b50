import type { erasePersonalData as endpoint } from '@auctionwiz/contracts/personal-data'
import { type AuditEvent, erasedEvent } from '@auctionwiz/platform/core/audit'
import { writeBidders } from '@auctionwiz/platform/core/bidder-writes'
import type { UseCase } from '@auctionwiz/platform/core/context'
import type { StoredDocument, Versioned, Write } from '@auctionwiz/platform/core/store'
import { readBidderById } from '../bidders/bidder-repository.ts'
import { personalDocuments } from './personal-documents.ts'

/** The record goes last: interrupted before, the same call does the rest. */
export const erasePersonalData: UseCase<typeof endpoint> = async ({ params, body: { reason } }, { house, audit }) => {
  const bidder = await readBidderById(house, params.id)
  for await (const page of personalDocuments(house, bidder.id, 'erase')) {
    const writes = page.flatMap(erasure)
    if (writes.length > 0) await house.write(writes)
  }
  const event = audit({ action: 'bidder.erase', subjectType: 'bidder', subjectId: bidder.id, after: { reason } })
  await writeBidders(house, [{ before: bidder }], [event])
  return { success: true }
}

/** An event stays without what it tells of the person; one that tells nothing any more stays as it is. Everything else goes. */
const erasure = ({ document, version }: Versioned<StoredDocument>): Write[] => {
  if (document.type !== 'audit') return [{ kind: 'remove', id: document.id, version }]
  const event = document as AuditEvent
  return event.erased ? [] : [{ kind: 'replace', document: erasedEvent(event), version }]
}
