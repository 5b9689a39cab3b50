import type { Bidder } from '@auctionwiz/contracts/bidders'
import type { erasePersonalData as endpoint } from '@auctionwiz/contracts/personal-data'
import { type AuditEvent, erasedEvent } from '@auctionwiz/platform/core/audit'
import { writeBidders } from '@auctionwiz/platform/core/bidder-writes'
import type { UseCase } from '@auctionwiz/platform/core/context'
import type { FileStore } from '@auctionwiz/platform/core/files'
import type { Partition } from '@auctionwiz/platform/core/partition'
import type { Write } from '@auctionwiz/platform/core/store'
import { recordOf, recordsOfPerson } from './person-records.ts'
import { type PersonalDocument, personalDocuments } from './personal-documents.ts'
import { eraseRejected } from './rejected-people.ts'
import { searchesNaming } from './searched-for.ts'
import { mergeWithout } from './third-parties.ts'
import { eventsNaming, viewsNaming, withoutWords } from './views-naming.ts'

/**
 * What is found by the person's names and addresses goes first, then the records that hold these, the bidder last: interrupted before, the
 * same call does the rest. One who was deleted goes from what would undo the deletion.
 */
export const erasePersonalData =
  ({ errorFiles }: { errorFiles: FileStore }): UseCase<typeof endpoint> =>
  async ({ params, body: { reason } }, { house, auctionHouseId, audit, now }) => {
    const { record, removal } = await recordOf(house, params.id)
    const records = await recordsOfPerson(house, record)
    const rejectedRows = await eraseRejected(house, errorFiles, records, now)
    const savedViews = await eraseFromViews(house, records)
    for await (const page of searchesNaming(house, auctionHouseId, records))
      await house.write(page.map(({ document, version }) => ({ kind: 'replace', document: erasedEvent(document), version })))
    for await (const page of personalDocuments(house, record.id, 'erase')) {
      const writes = page.flatMap(erasure)
      if (writes.length > 0) await house.write(writes)
    }
    const after = { reason, rejectedRows, savedViews }
    const event = audit({ action: 'bidder.erase', subjectType: 'bidder', subjectId: record.id, after })
    if (removal) await house.write([removal, event])
    else await writeBidders(house, [{ before: record as Bidder }], [event])
    return { success: true }
  }

/** @returns how many saved views it were. */
const eraseFromViews = async (house: Partition, records: Parameters<typeof viewsNaming>[1]): Promise<number> => {
  let count = 0
  for await (const page of viewsNaming(house, records)) {
    for await (const events of eventsNaming(house, page, records)) await house.write(events)
    await house.write(page.map((view) => withoutWords(view, records)))
    count += page.length
  }
  return count
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
