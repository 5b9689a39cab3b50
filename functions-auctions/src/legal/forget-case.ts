import type { FileStore } from '@auctionwiz/platform/core/files/files'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import type { Partition } from '@auctionwiz/platform/core/store/partition'
import type { StoredDocument, Versioned } from '@auctionwiz/platform/core/store/store'
import { caseDocumentRecord } from '@auctionwiz/records/case-documents'
import { caseEventRecord } from '@auctionwiz/records/case-events'
import { caseMailRecord } from '@auctionwiz/records/case-mails'
import { caseNoteRecord } from '@auctionwiz/records/case-notes'
import type { ScheduledCase } from '@auctionwiz/records/scheduled-cases'
import { latestOf } from './list-case-events.ts'

const atOnce = 90

/** Removes what belonged to a case that is gone: notes, events, mails, documents and their files. Safe to repeat, also after a stop in between. */
export const forgetCase = async (
  { accountId, auctionHouseId, caseId }: ScheduledCase,
  house: Partition,
  files: Pick<FileStore, 'list' | 'remove'>,
): Promise<void> => {
  const page = { limit: atOnce }
  const ofCase = { where: [{ field: 'caseId', equals: caseId }] } as const
  await removeAll(house, () => readerOf(caseNoteRecord, house).page(latestOf(caseId, 'at'), page))
  await removeAll(house, () => readerOf(caseMailRecord, house).page(ofCase, page))
  await removeAll(house, () => readerOf(caseEventRecord, house).page(latestOf(caseId, 'order'), page))
  for await (const { path } of files.list(`${accountId}/${auctionHouseId}/${caseId}/`)) await files.remove(path)
  await removeAll(house, () => readerOf(caseDocumentRecord, house).page(latestOf(caseId, 'at'), page))
}

const removeAll = async (house: Partition, read: () => Promise<{ items: Versioned<StoredDocument>[] }>): Promise<void> => {
  for (;;) {
    const { items } = await read()
    if (items.length === 0) return
    await house.in('cases').write(items.map(({ document: { id } }) => ({ kind: 'remove', id })))
  }
}
