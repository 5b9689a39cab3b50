import type { AnswerOf } from '@auctionwiz/contracts/endpoint'
import type { keptRecord, readImportUndo } from '@auctionwiz/contracts/import-undo'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import type { PageRequest, StoredDocument } from '@auctionwiz/platform/core/store/store'
import type { ImportedNoun } from '@auctionwiz/records/imported-noun'
import {
  keptRecordRecord,
  type RecordUndoCounts,
  recordChangeRecord,
  recordUndoId,
  recordUndoRecord,
} from '@auctionwiz/records/imported-records'
import type * as z from 'zod/mini'
import { planRecords } from './plan-records.ts'
import { stepsAtOnce, stepsFrom } from './undo-records-work.ts'

type Shown = z.output<typeof keptRecord>

/** Steps of an import that one page looks at: some four hundred records. */
const stepsPerPage = 4 * stepsAtOnce

/** What the undo of an import of records would do, in the order of its steps. */
export const previewRecords = async <D extends StoredDocument>(
  house: PartitionReader,
  noun: ImportedNoun<D>,
  uploadId: string,
  page: string | undefined,
): Promise<AnswerOf<typeof readImportUndo>> => {
  const from = Number(page ?? 0)
  if (!Number.isSafeInteger(from) || from < 0)
    throw new Failure('invalid_request', { fields: { page: 'Use nextPage from the previous page.' } })
  const home = house.in(noun.record.definition.container)
  const { items, next } = await readerOf(recordChangeRecord, home).page(stepsFrom(uploadId, from), { limit: stepsPerPage })
  const steps = items.map(({ document }) => document)
  const { removed, restored, kept } = await planRecords(house, noun, { uploadId, steps })
  const last = items.at(-1)
  return {
    ...{ removed: 0, restored: 0, kept: [] },
    records: { kind: noun.kind, removed: removed.length, restored: restored.length, kept: await namedRecords(home, noun, kept) },
    ...(next !== undefined && last && { nextPage: String(last.document.place + 1) }),
  }
}

/** What the undo of an import did to records. Each batch counted itself, so an interrupted undo counts nothing twice. */
export const readUndoneRecords = async <D extends StoredDocument>(
  house: PartitionReader,
  { record }: ImportedNoun<D>,
  uploadId: string,
): Promise<RecordUndoCounts> => {
  const home = house.in(record.definition.container)
  const { removed = 0, restored = 0 } = (await readerOf(recordUndoRecord, home).find(recordUndoId(uploadId)))?.document ?? {}
  return { removed, restored }
}

/** A page of the records that an undo kept. */
export const readKeptRecords = async <D extends StoredDocument>(
  house: PartitionReader,
  noun: ImportedNoun<D>,
  uploadId: string,
  page: PageRequest,
): Promise<{ items: Shown[]; next?: string }> => {
  const where = [{ field: 'uploadId', equals: uploadId }] as const
  const { items, next } = await readerOf(keptRecordRecord, house).page({ where }, page)
  const shown = await namedRecords(
    house.in(noun.record.definition.container),
    noun,
    items.map(({ document }) => document.recordId),
  )
  return { items: shown, ...(next !== undefined && { next }) }
}

/** Kept records with what people call them. */
const namedRecords = async <D extends StoredDocument>(
  home: PartitionReader,
  { record }: ImportedNoun<D>,
  ids: readonly string[],
): Promise<Shown[]> => {
  if (ids.length === 0) return []
  const where = [{ field: 'id', in: [...ids] }] as const
  const names = new Map<string, string>()
  for await (const { document } of readerOf(record, home).each({ where }, ids.length)) names.set(document.id, record.nameOf(document) ?? '')
  return ids.map((id) => ({ id, name: names.get(id) ?? '', reason: 'edited' }))
}
