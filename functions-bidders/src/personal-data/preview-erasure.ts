import type { previewPersonErasure as byEmail, ErasurePreview, previewErasure as endpoint } from '@auctionwiz/contracts/personal-data'
import type { HouseReading, UseCase } from '@auctionwiz/platform/core/http/context'
import { auditRecord } from '@auctionwiz/platform/core/records/audit'
import { listerOf } from '@auctionwiz/platform/core/records/reader'
import type { FieldPath, Listable } from '@auctionwiz/platform/core/records/record'
import { houseContainers } from '@auctionwiz/platform/core/store/containers'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import { archivedBidderRecord } from '@auctionwiz/records/archived-bidders'
import { invitationRecord } from '@auctionwiz/records/bidder-invitations'
import { legalCaseRecord } from '@auctionwiz/records/legal-cases'
import { countInSources } from '@auctionwiz/records/source-files/search-sources'
import { type AskedPerson, heldPerson } from './held-person.ts'
import type { PersonFiles } from './person-files.ts'
import { countRejected, keysOf } from './rejected-people.ts'
import { countUnfinished } from './unfinished-files.ts'
import { viewsNaming } from './views-naming.ts'

type Files = Omit<PersonFiles, 'errorFiles'>

export const previewErasure =
  (files: Files): UseCase<typeof endpoint> =>
  ({ params: { id } }, context) =>
    countHeld(files, { id }, context)

export const previewPersonErasure =
  (files: Files): UseCase<typeof byEmail> =>
  ({ body: { email } }, context) =>
    countHeld(files, { email }, context)

/** What an erasure would reach, counted by the indexes that the erasure finds it by; files are read as far as one request may. */
const countHeld = async (
  { sourceFiles, ...unfinished }: Files,
  asked: AskedPerson,
  { house, claims: { accountId }, auctionHouseId, now }: HouseReading,
): Promise<ErasurePreview> => {
  const { bidder, deleted, ids: roots, records } = await heldPerson(house, asked)
  const ids = [...new Set([...roots, ...records.flatMap((record) => ('id' in record ? [String(record.id)] : []))])]
  const about = async <D>(record: Listable<D>, field: FieldPath<D>, places: readonly PartitionReader[] = [house]): Promise<number> => {
    const counts = ids.length === 0 ? [] : await Promise.all(places.map((one) => listerOf(record, one).count([{ field, in: ids }])))
    return counts.reduce((sum, count) => sum + count, 0)
  }
  const countViews = async (): Promise<number> => {
    let count = 0
    for await (const page of viewsNaming(house, records)) count += page.length
    return count
  }
  const noRows = { rows: 0, uncounted: 0 }
  const place = { house, files: sourceFiles, accountId, auctionHouseId }
  const [merged, logEntries, invitations, cases, waiting, rejectedRows, savedViews, unfinishedFiles] = await Promise.all([
    about(archivedBidderRecord, 'survivorId'),
    about(
      auditRecord,
      'subjectId',
      houseContainers.map((name) => house.in(name)),
    ),
    about(invitationRecord, 'bidderId'),
    about(legalCaseRecord, 'bidderId'),
    records.length > 0 ? countInSources(place, keysOf(records)) : noRows,
    countRejected(house, records),
    countViews(),
    records.length > 0 ? countUnfinished(unfinished, place, keysOf(records), now) : 0,
  ])
  const notes = records.reduce((sum, one) => sum + (one.notes?.length ?? 0), 0)
  const { rows: waitingRows, uncounted: uncountedUploads } = waiting
  return {
    ...(bidder && { bidder: { id: bidder.id, bidderId: bidder.bidderId, name: bidder.name } }),
    deleted: deleted.length,
    merged,
    notes,
    invitations,
    logEntries,
    rejectedRows,
    waitingRows,
    uncountedUploads,
    unfinishedFiles,
    savedViews,
    cases,
  }
}
