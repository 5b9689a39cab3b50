import type * as calls from '@auctionwiz/contracts/personal-data'
import type { HouseContext, UseCase } from '@auctionwiz/platform/core/http/context'
import { auditRecord, erasedEvent } from '@auctionwiz/platform/core/records/audit'
import type { Partition } from '@auctionwiz/platform/core/store/partition'
import { retryConflicts } from '@auctionwiz/platform/core/store/retry-conflicts'
import { writeBidders } from '@auctionwiz/records/bidder-writes'
import { importConflictsNaming } from '@auctionwiz/records/import-conflicts'
import { eraseFromSources } from '@auctionwiz/records/source-files/erase-from-sources'
import { erasure } from './erasure.ts'
import { type AskedPerson, endOfUndo, heldPerson, type NamingRecord } from './held-person.ts'
import { eraseFromPaidDebts } from './paid-debts.ts'
import type { PersonFiles } from './person-files.ts'
import { eraseElsewhere, personalDocuments } from './personal-documents.ts'
import { eraseRejected, keysOf } from './rejected-people.ts'
import { searchesNaming } from './searched-for.ts'
import { eraseUnfinished } from './unfinished-files.ts'
import { eventsNaming, viewsNaming, withoutWords } from './views-naming.ts'

/** Rows of files that wait to be imported, rows of error files, saved views, and files that are no upload yet, which an erasure reached. */
interface Reached {
  waitingRows: number
  rejectedRows: number
  savedViews: number
  unfinishedFiles: number
}

/** Erases by the id of a bidder, also of one who was deleted. */
export const erasePersonalData =
  (ports: PersonFiles): UseCase<typeof calls.erasePersonalData> =>
  async ({ params: { id }, body: { reason } }, context) => {
    await eraseHeldPerson(ports, { id }, reason, context)
    return { success: true }
  }

/** What others change of the person at the same moment, such as an import, is reached by looking again. */
export const eraseHeldPerson = async (ports: PersonFiles, asked: AskedPerson, reason: string, context: HouseContext): Promise<void> => {
  const reached: Reached = { waitingRows: 0, rejectedRows: 0, savedViews: 0, unfinishedFiles: 0 }
  await retryConflicts(() => erase(ports, asked, { reason, reached }, context), ['stale', 'missing'])
}

/**
 * Erases rows of pending files first, so that none is imported after the search. Then erases data found by the person's names and addresses, then
 * the records that contain these, and last the bidder, at the version read first. After an interruption the same call does the rest. A deleted
 * bidder is erased from the undo data of the deletion.
 */
const erase = async (
  ports: PersonFiles,
  asked: AskedPerson,
  { reason, reached }: { reason: string; reached: Reached },
  context: HouseContext,
): Promise<void> => {
  const { house, auctionHouseId, audit } = context
  const { bidder, deleted, ids, records } = await heldPerson(house, asked)
  const [id] = ids
  if (records.length > 0) await eraseNamed(ports, { id: id ?? 'address', records }, reached, context)
  for (const one of ids) {
    for await (const page of personalDocuments(house, one, 'erase')) await eraseElsewhere(house, page, erasure)
    await eraseFromPaidDebts(house, one)
  }
  const subject = { subjectType: id === undefined ? 'house' : 'bidder', subjectId: id ?? auctionHouseId } as const
  const event = audit({ action: 'bidder.erase', ...subject, after: { reason, ...reached } })
  const removals = (await Promise.all(deleted.map((one) => endOfUndo(house, one)))).flat()
  if (bidder) await writeBidders(house, [{ before: bidder }], [...removals, event])
  else await house.write([...removals, event])
}

/** Rows of files, conflicts of imports, saved views and searches that name the person. */
const eraseNamed = async (
  { errorFiles, sourceFiles, ...unfinished }: PersonFiles,
  { id, records }: { id: string; records: readonly NamingRecord[] },
  reached: Reached,
  { house, claims: { accountId }, auctionHouseId, now }: HouseContext,
): Promise<void> => {
  const place = { house, files: sourceFiles, accountId, auctionHouseId }
  reached.waitingRows = await eraseFromSources(place, { id, keys: keysOf(records) }, now)
  reached.unfinishedFiles += await eraseUnfinished(unfinished, place, keysOf(records), now)
  reached.rejectedRows += await eraseRejected(house, errorFiles, records, now)
  for await (const { document, version } of importConflictsNaming(house, keysOf(records)))
    await house.write([{ kind: 'remove', id: document.id, version }])
  reached.savedViews += await eraseFromViews(house, records)
  for await (const page of searchesNaming(house, auctionHouseId, records))
    await house.write(page.map(({ document, version }) => auditRecord.replacement(erasedEvent(document), version)))
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

/** Erases by an email address, also one that no bidder has any more. */
export const erasePerson =
  (ports: PersonFiles): UseCase<typeof calls.erasePerson> =>
  async ({ body: { email, reason } }, context) => {
    await eraseHeldPerson(ports, { email }, reason, context)
    return { success: true }
  }
