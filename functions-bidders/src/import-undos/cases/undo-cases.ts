import { undoneReason } from '@auctionwiz/domain/imports/cases/earlier-case'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { batchesOf, bytesOf } from '@auctionwiz/platform/core/store/batch-size'
import type { Partition } from '@auctionwiz/platform/core/store/partition'
import type { StoredDocument, Versioned } from '@auctionwiz/platform/core/store/store'
import { caseRemovalAudit } from '@auctionwiz/records/case-audits'
import { countUndoneCases } from '@auctionwiz/records/case-changes'
import { caseEventRecord } from '@auctionwiz/records/case-events'
import { changeByFile } from '@auctionwiz/records/case-file-changes'
import { caseMailRecord } from '@auctionwiz/records/case-mails'
import { type CaseAuthor, type ChangedCase, type RemovedCase, writeCases } from '@auctionwiz/records/case-writes'
import { authorOf, type UndoSource } from '../undo-source.ts'
import type { PlannedCases } from './plan-cases.ts'

type Unit = { removed: RemovedCase } | { changed: ChangedCase }

/** A case that changes is five writes with its bidders, and the counters have room. */
const perBatch = 15

/** Removes and restores cases, batch by batch, each with its counters. */
export async function* undoCases(house: Partition, { removed, restored }: PlannedCases, source: UndoSource): AsyncGenerator<void> {
  const { uploadId, upload, now, actorName: name } = source
  const author: CaseAuthor = { ...authorOf(source), now, name, automated: false, uploadId }
  const why = { reason: undoneReason(upload), audited: { undone: upload } }
  const units: Unit[] = [
    ...removed.map((before) => ({ removed: { before, audited: caseRemovalAudit(before.document, upload) } })),
    ...restored.map(({ before, after }) => ({ changed: changeByFile(before, after, why) })),
  ]
  for (const batch of batchesOf(units, perBatch, bytesOf)) {
    const gone = batch.flatMap((unit) => ('removed' in unit ? unit.removed : []))
    const changed = batch.flatMap((unit) => ('changed' in unit ? unit.changed : []))
    const counts = { casesRemoved: gone.length, casesRestored: changed.length }
    await writeCases(house, { removed: gone, changed, others: () => [countUndoneCases(uploadId, counts)] }, author)
    yield
  }
}

const atOnce = 90

/** Removes what belonged to cases that are gone. They had no notes and no documents, or they would have been kept. Safe to repeat. */
export const removeEntries = async (house: Partition, caseIds: readonly string[]): Promise<void> => {
  if (caseIds.length === 0) return
  const where = [{ field: 'caseId', in: caseIds }] as const
  const removeAll = async (read: () => Promise<{ items: Versioned<StoredDocument>[] }>): Promise<void> => {
    for (let { items } = await read(); items.length > 0; { items } = await read())
      await house.in('cases').write(items.map(({ document: { id } }) => ({ kind: 'remove', id })))
  }
  await removeAll(() => readerOf(caseMailRecord, house).page({ where }, { limit: atOnce }))
  await removeAll(() => readerOf(caseEventRecord, house).page({ where }, { limit: atOnce }))
}
