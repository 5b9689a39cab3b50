import type { Bidder } from '@auctionwiz/contracts/bidders'
import type { erasePersonalData as endpoint } from '@auctionwiz/contracts/personal-data'
import { type AuditEvent, erasedEvent } from '@auctionwiz/platform/core/audit'
import { writeBidders } from '@auctionwiz/platform/core/bidder-writes'
import type { HouseContext, UseCase } from '@auctionwiz/platform/core/context'
import type { Partition } from '@auctionwiz/platform/core/partition'
import { eraseFromSources } from '@auctionwiz/platform/core/source-files/erase-from-sources'
import { isStoreError, type Write } from '@auctionwiz/platform/core/store'
import type { PersonFiles } from './person-files.ts'
import { recordOf, recordsOfPerson } from './person-records.ts'
import { type PersonalDocument, personalDocuments } from './personal-documents.ts'
import { eraseRejected, keysOf } from './rejected-people.ts'
import { searchesNaming } from './searched-for.ts'
import { mergeWithout } from './third-parties.ts'
import { eventsNaming, viewsNaming, withoutWords } from './views-naming.ts'

/** Rows of files that wait to be imported, rows of error files, and saved views that an erasure reached. */
interface Reached {
  waitingRows: number
  rejectedRows: number
  savedViews: number
}

const attempts = 5

/** What others change of the person at the same moment, such as an import, is reached by looking again. */
export const erasePersonalData =
  (ports: PersonFiles): UseCase<typeof endpoint> =>
  async ({ params, body: { reason } }, context) => {
    const reached: Reached = { waitingRows: 0, rejectedRows: 0, savedViews: 0 }
    for (let attempt = 1; ; attempt += 1) {
      try {
        await erase(ports, params.id, { reason, reached }, context)
        return { success: true }
      } catch (error) {
        const met = isStoreError(error, 'stale') || isStoreError(error, 'missing')
        if (!met || attempt === attempts) throw error
      }
    }
  }

/**
 * Rows of files that wait to be imported go first, so that none of them is imported to where the person was looked for already. Then goes what is
 * found by the person's names and addresses, then the records that hold these, the bidder last, at the version read before all else: interrupted
 * before, the same call does the rest. One who was deleted goes from what would undo the deletion.
 */
const erase = async (
  { errorFiles, sourceFiles }: PersonFiles,
  id: string,
  { reason, reached }: { reason: string; reached: Reached },
  { house, claims: { accountId }, auctionHouseId, audit, now }: HouseContext,
): Promise<void> => {
  const { record, removal } = await recordOf(house, id)
  const records = await recordsOfPerson(house, record)
  const place = { house, files: sourceFiles, accountId, auctionHouseId }
  reached.waitingRows = await eraseFromSources(place, { id, keys: keysOf(records) }, now)
  reached.rejectedRows += await eraseRejected(house, errorFiles, records, now)
  reached.savedViews += await eraseFromViews(house, records)
  for await (const page of searchesNaming(house, auctionHouseId, records))
    await house.write(page.map(({ document, version }) => ({ kind: 'replace', document: erasedEvent(document), version })))
  for await (const page of personalDocuments(house, record.id, 'erase')) {
    const writes = page.flatMap(erasure)
    if (writes.length > 0) await house.write(writes)
  }
  const event = audit({ action: 'bidder.erase', subjectType: 'bidder', subjectId: record.id, after: { reason, ...reached } })
  if (removal) await house.write([removal, event])
  else await writeBidders(house, [{ before: record as Bidder }], [event])
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
